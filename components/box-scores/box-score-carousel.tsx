'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { useBrowserValue, useFocusWhen } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import type { RichContent } from '@/components/ui/sentence';
import { completeReadingTaskAction } from '@/lib/actions/week';
import { BOX_SCORES, nextTwoStartersText, seenSoFarText } from '@/words/box-scores';
import { listOfText } from '@/words/numbers';
import { weekUnreadableText } from '@/words/week';
import { FaceDownCardsContext } from './face-down-card';

export type BoxScoreCarouselProps = MarkBoxScoresReadProps & {
  beside: string;
  help: RichContent;
  starters: readonly { slot: string; name: string; fill: string; ink: string; big: string }[];
  /** The newest unread week, whose cards are face down until the student turns them over. */
  isFresh: boolean;
  glossary: RichContent;
  children: ReactNode;
};

type Memory = { first: number; seen: ReadonlySet<string>; turned: ReadonlySet<string> };

/** The card at which the student left each set of starters, to return there from a full game. */
const memories = new Map<string, Memory>();

/** Shows eight cards, two at a time. All stay in the DOM; the strip scrolls. */
export function BoxScoreCarousel({
  starters,
  beside,
  help,
  isFresh,
  glossary,
  children,
  ...reading
}: BoxScoreCarouselProps) {
  const { week, read } = reading;
  const key = `${week} ${starters.map(({ name }) => name).join()}`;
  const [memory, setMemory] = useState<Memory>(
    () => memories.get(key) ?? { first: 0, seen: new Set(), turned: new Set() },
  );
  const [announcement, setAnnouncement] = useState('');
  const strip = useRef<HTMLDivElement>(null);
  const { first, seen, turned } = memory;
  const isStill = useBrowserValue(
    () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches,
    false,
  );
  const isDown = (slot: string) => isFresh && !read && !isStill && !turned.has(slot);
  const isSeen = (slot: string) => read || (seen.has(slot) && !isDown(slot));
  const seenCount = starters.filter(({ slot }) => isSeen(slot)).length;
  const allSeen = seenCount === starters.length;
  const pair = (at: number) => starters.slice(at, at + 2);
  const slots = (at: number) => listOfText(pair(at).map(({ slot }) => slot));
  const start = first - (first % 2);
  const next = (start + 2) % starters.length;
  const before = (start + starters.length - 2) % starters.length;

  useEffect(() => {
    memories.set(key, memory);
  }, [key, memory]);

  useEffect(() => {
    const cards = [...(strip.current?.querySelectorAll('article') ?? [])];
    const lastFirst = memories.get(key)?.first ?? 0;
    if (lastFirst > 0) slideTo(strip.current, lastFirst, 'instant');
    if (typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<string>();
    let settled: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          inView[isIntersecting ? 'add' : 'delete'](target.id);
        clearTimeout(settled);
        // Cards that only scroll past don't count as seen.
        settled = setTimeout(() => {
          const at = cards.findIndex(({ id }) => inView.has(id));
          if (at >= 0)
            setMemory((now) => ({ ...now, first: at, seen: new Set([...now.seen, ...inView]) }));
        }, 300);
      },
      { threshold: 0.4 },
    );
    for (const card of cards) observer.observe(card);
    return () => {
      clearTimeout(settled);
      observer.disconnect();
    };
  }, [key]);

  function show(at: number) {
    slideTo(strip.current, at);
    setMemory((now) => ({ ...now, first: at }));
  }

  function turn(at: number) {
    show(at);
    setAnnouncement(
      pair(at)
        .map(({ slot, name }) => `${slot} ${name}`)
        .join(', '),
    );
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const at = { ArrowLeft: before, ArrowRight: next }[event.key];
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    turn(at);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const backs = {
    isDown,
    turn: (slot: string) =>
      setMemory((now) => ({ ...now, turned: new Set([...now.turned, slot]) })),
  };

  return (
    <>
      <PageHeader
        title={BOX_SCORES.title}
        subtitle={beside}
        actions={<MarkBoxScoresReadButton {...reading} isNext={allSeen} />}
        help={help}
      />
      <div className="print-hidden mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <nav aria-label={BOX_SCORES.yourStarters} className="min-w-0">
          <ul className="flex flex-wrap gap-1">
            {starters.map(({ slot, name, fill, ink, big }, index) => (
              <li key={slot}>
                <a
                  href={`#${slot}`}
                  aria-current={index === start || index === start + 1 ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    show(index);
                    document.getElementById(slot)?.focus({ preventScroll: true });
                  }}
                  className={
                    'flex min-h-touch items-center gap-1 rounded-md border-2 ' +
                    'border-transparent px-2 font-semibold text-content no-underline ' +
                    'hover:bg-raised aria-[current=true]:border-content ' +
                    'aria-[current=true]:bg-raised'
                  }
                >
                  <span
                    aria-hidden="true"
                    className="shirt keep-colors max-sm:hidden"
                    style={{ backgroundColor: fill, color: ink }}
                  >
                    {big}
                  </span>
                  <span>{slot}</span>
                  <span className="sr-only">{` ${name}`}</span>
                  {isSeen(slot) ? (
                    <Icon
                      name="check"
                      className="size-4 text-correct"
                      title={read ? BOX_SCORES.read : BOX_SCORES.seen}
                    />
                  ) : null}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {starters.some(({ slot }) => isDown(slot)) ? (
          <Button
            variant="quiet"
            className="card-back"
            onClick={() => {
              setMemory({ ...memory, turned: new Set(starters.map(({ slot }) => slot)) });
              strip.current?.focus({ preventScroll: true });
            }}
          >
            {BOX_SCORES.showAll}
          </Button>
        ) : null}
      </div>
      <FaceDownCardsContext value={backs}>
        <div ref={strip} tabIndex={-1} className="card-strip">
          {children}
        </div>
      </FaceDownCardsContext>
      <div className="print-hidden mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button variant="secondary" icon="arrow-left" onClick={() => turn(before)}>
          {slots(before)}
        </Button>
        {glossary}
        <p className="ml-auto text-content-soft">
          {`${read ? BOX_SCORES.allRead : seenSoFarText(seenCount, starters.length)} ` +
            BOX_SCORES.keys}
        </p>
        <Button
          variant={allSeen ? 'secondary' : 'next'}
          icon="arrow-right"
          onClick={() => turn(next)}
        >
          {nextTwoStartersText(slots(next))}
        </Button>
      </div>
      <LiveRegion className="sr-only">{announcement}</LiveRegion>
    </>
  );
}

function slideTo(strip: HTMLElement | null, at: number, behavior: ScrollBehavior = 'auto') {
  const card = strip?.querySelectorAll('article')[at];
  if (!strip || !card) return;
  // On a small screen the cards are stacked vertically.
  if (strip.scrollWidth > strip.clientWidth) strip.scrollTo({ left: card.offsetLeft, behavior });
  else card.scrollIntoView?.({ behavior });
}

type MarkBoxScoresReadProps = {
  week: number;
  read: boolean;
  /** The week's tasks can't be read, so this one can't be checked off. */
  isUnreadable?: boolean;
  cardHref: string;
};

type MarkReadButtonProps = MarkBoxScoresReadProps & {
  isNext: boolean;
};

/** The key gives a week that opens meanwhile its own state. */
export function MarkBoxScoresReadButton(props: MarkReadButtonProps) {
  if (props.isUnreadable) return <Notice tone="bad">{weekUnreadableText()}</Notice>;
  return <WeekReadButton key={props.week} {...props} />;
}

/** The next link replaces the button and takes its focus. */
function WeekReadButton({ week, read, cardHref, isNext }: MarkReadButtonProps) {
  const router = useRouter();
  const { pending, done: ticked, refusal, run } = useAction();
  const done = read || ticked;
  const panel = useFocusWhen(ticked, 'a');

  async function tick() {
    const result = await run(() => completeReadingTaskAction({ week, task: 1 }));
    // Only the points for the complete week are shown elsewhere on this page.
    if (result?.ok && result.data.allDone) router.refresh();
  }

  return (
    <div ref={panel} className="print-hidden flex flex-wrap items-center gap-y-1">
      <LiveRegion className="min-w-0 not-empty:mr-4">
        {done ? (
          <span className="inline-flex items-center gap-2">
            <Icon name="circle-check" />
            <span>{ticked ? BOX_SCORES.nextWorkOut : BOX_SCORES.youHaveRead}</span>
          </span>
        ) : (
          (refusal?.message ?? null)
        )}
      </LiveRegion>
      {done ? (
        <LinkButton href={cardHref} variant="next" icon="arrow-right">
          {BOX_SCORES.workOutPoints}
        </LinkButton>
      ) : (
        <Button
          variant={isNext ? 'next' : 'secondary'}
          icon="check"
          pending={pending}
          onClick={tick}
        >
          {BOX_SCORES.iRead}
        </Button>
      )}
    </div>
  );
}
