'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { useReloadOnce } from '@/components/ui/reload-once';
import { usePageTitle } from '@/components/ui/use-page-title';
import { isDataFailure } from '@/lib/domain/site/requests';
import { DATA_FAILURE } from '@/words/form';

export default function TeacherError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const router = useRouter();
  usePageTitle('This page didn’t load');
  useReloadOnce(error);

  function tryAgain() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }

  return (
    <>
      <PageHeader title="This page didn’t load" />
      <div className="max-w-text space-y-4">
        <Notice tone="bad" title="Something went wrong on our side">
          {`${isDataFailure(error) ? DATA_FAILURE : 'What you saved is safe. Please try again in a moment.'}${error.digest ? ` If it keeps happening, tell the person who runs the app this number: ${error.digest}.` : ''}`}
        </Notice>
        <Button icon="refresh-cw" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    </>
  );
}
