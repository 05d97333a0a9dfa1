/**
 * The least a page of this build can be: what `npm run bench` compares with. No other build has it;
 * see `pageExtensions`.
 */
export const dynamic = 'force-dynamic';

export default function BarePage() {
  return <main>Nothing but a sentence.</main>;
}
