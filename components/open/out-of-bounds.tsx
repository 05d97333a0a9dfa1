import { buttonClass } from '@/components/ui/button';

/** There is no such page, or it is not this reader's. */
export function OutOfBounds() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[36rem] px-4 py-12">
      <h1 className="text-big">Out of bounds</h1>
      <p className="mt-4 mb-6 text-lead">
        There’s no page at this address. It may have moved, or it may belong to someone else.
      </p>
      <a href="/" className={buttonClass()}>
        Go to the home page
      </a>
    </main>
  );
}
