import { NOT_FOUND } from '@/words/page-problems';
export const generateMetadata = () => ({ title: NOT_FOUND.tab });

/**
 * Every page's first load includes this page, so it has no style sheet and no script. Each area has
 * a fuller 404 page.
 */
export default function NotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      style={{ maxWidth: '36rem', margin: '4rem auto', padding: '0 1rem' }}
    >
      <h1>{NOT_FOUND.outOfBounds}</h1>
      <p>{NOT_FOUND.noPageHere}</p>
      <p>
        <a href="/">{NOT_FOUND.homePage}</a>
      </p>
      <a href="/contact">{NOT_FOUND.contact}</a>
    </main>
  );
}
