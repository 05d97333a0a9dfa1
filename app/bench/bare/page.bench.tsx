/**
 * The smallest possible page of this build, as the baseline for `npm run bench`. No other build has
 * it; see `pageExtensions`.
 */
export const dynamic = 'force-dynamic';

export default function BarePage() {
  return <main>Nothing but a sentence.</main>;
}
