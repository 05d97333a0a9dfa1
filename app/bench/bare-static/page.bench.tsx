/**
 * The same, made once at build time: how fast the server can be when there is nothing to render.
 */
export const dynamic = 'force-static';

export default function BareStaticPage() {
  return <main>Nothing but a sentence.</main>;
}
