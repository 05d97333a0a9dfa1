'use client';

import { useReloadOnMissingScript } from '@/components/ui/page-in-use';
import { isDataFailure } from '@/lib/domain/site/requests';
import { codeForTeacherText, dataFailureText, SCREEN_ERROR } from '@/words/screen-error';

/**
 * It shows only the event's code; the cause stays on the server. This file is part of every page's
 * first load, so it is plain markup without a style sheet of its own.
 */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useReloadOnMissingScript(error);
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[36rem] px-4 py-12">
      <h1 className="text-big">{SCREEN_ERROR.timeOut}</h1>
      <p className="mt-4 text-lead">
        {isDataFailure(error) ? dataFailureText() : SCREEN_ERROR.workIsSafe}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {/* The size is set in the markup: the page may come without any style sheet, and the
            button must still be easy to hit. */}
        <button
          type="button"
          onClick={reset}
          style={{ minHeight: '2.75rem', padding: '0 1.25rem' }}
          className="rounded-md bg-field font-semibold text-on-field"
        >
          {SCREEN_ERROR.tryAgain}
        </button>
        <a href="/">{SCREEN_ERROR.homePage}</a>
      </div>
      {error.digest ? (
        <p className="mt-6 text-base text-content-soft">{codeForTeacherText(error.digest)}</p>
      ) : null}
    </main>
  );
}
