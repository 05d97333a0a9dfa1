'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';

import { Button } from '@/components/ui/button';
import { usePageTitle } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { useReloadOnMissingScript } from '@/components/ui/page-in-use';
import { isDataFailure } from '@/lib/domain/site/requests';
import { dataFailureText } from '@/words/screen-error';
import { TEACHER_ERROR, tellOperatorText } from '@/words/teacher-error';

export default function TeacherError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const router = useRouter();
  usePageTitle(TEACHER_ERROR.title);
  useReloadOnMissingScript(error);

  function tryAgain() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }

  return (
    <>
      <PageHeader title={TEACHER_ERROR.title} />
      <div className="max-w-text space-y-4">
        <Notice tone="bad" title={TEACHER_ERROR.ourSide}>
          <p>{isDataFailure(error) ? dataFailureText() : TEACHER_ERROR.savedIsSafe}</p>
          {error.digest ? <p>{tellOperatorText(error.digest)}</p> : null}
        </Notice>
        <Button icon="refresh-cw" onClick={tryAgain}>
          {TEACHER_ERROR.tryAgain}
        </Button>
      </div>
    </>
  );
}
