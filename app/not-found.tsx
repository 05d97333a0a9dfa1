export const metadata = { title: 'Page not found' };

/**
 * Every page's first load includes this one, so it has no style sheet and no script. Each area has
 * a fuller one.
 */
export default function NotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      style={{ maxWidth: '36rem', margin: '4rem auto', padding: '0 1rem' }}
    >
      <h1>Out of bounds</h1>
      <p>There’s no page at this address. It may have moved, or it may belong to someone else.</p>
      <p>
        <a href="/">Go to the home page</a>
      </p>
      <a href="/contact">Contact</a>
    </main>
  );
}
