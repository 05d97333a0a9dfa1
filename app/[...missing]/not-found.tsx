import { buttonClass } from '@/components/ui/button';
import { NOT_FOUND } from '@/words/page-problems';

export default function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[36rem] px-4 py-12">
      <h1 className="text-big">{NOT_FOUND.outOfBounds}</h1>
      <p className="mt-4 mb-6 text-lead">{NOT_FOUND.noPageHere}</p>
      <a href="/" className={buttonClass()}>
        {NOT_FOUND.homePage}
      </a>
    </main>
  );
}
