'use client';

import { unstable_rethrow, useRouter } from 'next/navigation';
import { Component, type ReactNode, startTransition, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { usePageTitle } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { useReloadOnMissingScript } from '@/components/ui/page-in-use';
import { isDataFailure } from '@/lib/domain/site/requests';
import { dataFailureText, SCREEN_ERROR, shareErrorNumberText } from '@/words/screen-error';

type Caught = { error: unknown };

/**
 * Surrounds the page inside a frame: if the page fails, the frame and its menu stay. It needs no
 * reset after navigation, because a frame unmounts with its page. Redirects and 404s are thrown
 * too, and Next must catch those.
 */
export class PageErrorBoundary extends Component<
  { children: ReactNode },
  { caught: Caught | null }
> {
  override state: { caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    unstable_rethrow(error);
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return <ScreenError error={caught.error} reset={() => this.setState({ caught: null })} />;
  }
}

function ScreenError({ error, reset }: Caught & { reset: () => void }) {
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null;

  usePageTitle(SCREEN_ERROR.title);
  useReloadOnMissingScript(error);
  useEffect(() => box.current?.focus(), []);

  function tryAgain() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }

  return (
    <div ref={box} tabIndex={-1} className="max-w-text space-y-4">
      <h1 className="text-big">{SCREEN_ERROR.title}</h1>
      <Notice alert>
        <p>{isDataFailure(error) ? dataFailureText() : SCREEN_ERROR.notYourFault}</p>
        {digest ? <p>{shareErrorNumberText(digest)}</p> : null}
      </Notice>
      <Button size="lg" onClick={tryAgain}>
        {SCREEN_ERROR.tryAgain}
      </Button>
    </div>
  );
}
