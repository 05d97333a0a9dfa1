import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSetAddressBarUrl } from '@/components/ui/hooks';
import type { VerdictDto } from '@/lib/data/score-card/dto';
import { useAnswersSettledInOtherTabs } from './use-outbox';

type KnownStep = {
  attempts: number;
  correct: boolean;
  simplified: boolean;
  /** Grows with a teacher's changes, which may take tries away. */
  revision?: number | undefined;
};

type StepsOptions<S, K> = {
  /**
   * The steps as the server sent them with the page. A new array is merged in: of each step the
   * newer version stays.
   */
  fetched: readonly S[];
  initial: K;
  addressOf: (key: K) => string;
  owner: string;
};

type RightNow<K> = { key: K; message: string; spanish: string | undefined };

/**
 * Steps that are worked on one at a time. The address names the open one, so a reload or a link
 * opens it again.
 */
export function useStepNavigation<S extends KnownStep, K extends string | number>({
  fetched,
  initial,
  addressOf,
  owner,
}: StepsOptions<S, K>) {
  const router = useRouter();
  const [steps, setSteps] = useState(fetched);
  const [active, setActive] = useState(initial);
  const [rightNow, setRightNow] = useState<RightNow<K> | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const opened = useRef(initial);
  const [address, setAddress] = useState<string | null>(null);
  useSetAddressBarUrl(address);

  // Focuses the top of a newly opened step; the first one after loading leaves the focus alone.
  useEffect(() => {
    if (opened.current === active) return;
    opened.current = active;
    heading.current?.focus();
  }, [active]);

  // Fetches what another tab of this browser has sent; the server's steps replace this tab's.
  useAnswersSettledInOtherTabs(owner, router.refresh);
  const [latestFetched, setLatestFetched] = useState(fetched);
  if (latestFetched !== fetched) {
    setLatestFetched(fetched);
    setSteps((before) => newestOf(before, fetched));
  }

  return {
    steps,
    change: setSteps,
    active,
    open(key: K) {
      setActive(key);
      setRightNow(null);
      const url = new URL(window.location.href);
      url.searchParams.set('step', addressOf(key));
      setAddress(url.href);
    },
    /** The step just answered right and its feedback; null once another step is opened. */
    rightNow,
    showRight: (key: K, { message, spanish }: Pick<VerdictDto, 'message' | 'spanish'>) =>
      setRightNow({ key, message, spanish: spanish?.message }),
    /** After the last step: its verdict makes room for the summary, which takes the focus. */
    showSummary() {
      flushSync(() => setRightNow(null));
      summary.current?.focus();
    },
    heading,
    summary,
  };
}

/** A page fetched a moment ago may be older than this tab's last verdict. */
function newestOf<S extends KnownStep>(own: readonly S[], fetched: readonly S[]): S[] {
  const length = Math.max(own.length, fetched.length);
  return Array.from({ length }, (_, index) => {
    const [ownStep, fetchedStep] = [own[index], fetched[index]];
    return (
      ownStep && (!fetchedStep || isNewer(ownStep, fetchedStep)) ? ownStep : fetchedStep
    ) as S;
  });
}

/**
 * True with more tries, or with equal tries and a shorter form. With equal tries and a different
 * verdict the page is right, because the NFL corrected a game.
 */
function isNewer(own: KnownStep, fetched: KnownStep): boolean {
  const { revision: ownRevision = 0 } = own;
  const { revision: fetchedRevision = 0 } = fetched;
  if (ownRevision !== fetchedRevision) return ownRevision > fetchedRevision;
  return (
    own.attempts > fetched.attempts ||
    (own.attempts === fetched.attempts && fetched.correct && own.simplified && !fetched.simplified)
  );
}
