'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { type RichContent, Sentence } from '@/components/ui/sentence';
import { whenOnline } from '@/components/ui/when-online';
import { confirmLineupAction } from '@/lib/actions/team';
import type { LineupDto } from '@/lib/data/lineup/dto';
import {
  LINEUP,
  lineupForText,
  lineupLocksText,
  type TimeUnit,
  timeAmountWithUnitText,
  timeLeftText,
} from '@/words/lineup';
import { lineupLockedMeanwhileText, lineupLockedText } from '@/words/week';
import { LineupEditor } from './lineup-editor';
import { LineupList } from './lineup-list';

/** When the deadline passes on an open page, this closes the editor and asks the server. */
export function NextLineup({ initial, help }: { initial: LineupDto; help?: RichContent }) {
  const router = useRouter();
  const [lineup, setLineup] = useState(initial);
  // A page fetched at the same moment may be older than the refusal, so the refused week stays
  // closed.
  const [refusedWeek, setRefusedWeek] = useState<number | null>(null);
  const [lastInitial, setLastInitial] = useState(initial);
  const reason = useRef<HTMLDivElement>(null);
  const remaining = useTimeLeft(initial.deadline?.at, initial.serverTime);

  // New server data replaces the local state, unless it was fetched just before the last saved
  // choice.
  if (lastInitial !== initial) {
    setLastInitial(initial);
    if (initial.week !== lineup.week || initial.savedAt >= lineup.savedAt) setLineup(initial);
  }

  const isOver = refusedWeek === lineup.week || (remaining?.isOver ?? false);
  const isLocked = lineup.locked || isOver;

  // A refusal before the known deadline means that the deadline was moved.
  const lockedMeanwhile =
    remaining?.isOver && lineup.deadline
      ? lineupLockedText(lineup.week, lineup.deadline.text)
      : lineupLockedMeanwhileText();

  useEffect(() => {
    if (!isOver) return;
    // If the focused spot disappeared, the focus moves to the reason.
    if (document.activeElement === document.body) reason.current?.focus();
    return whenOnline(router.refresh);
  }, [isOver, router]);

  return (
    <>
      <PageHeader
        title={lineupForText(lineup.week)}
        subtitle={LINEUP.eightStart}
        help={help}
        actions={
          lineup.deadline && !isLocked ? (
            <p className="mr-auto">
              <Sentence parts={lineupLocksText(<strong>{lineup.deadline.text}</strong>)} />
              {remaining ? (
                <span className="text-content-soft tabular-nums">{` (${timeLeftText(remaining.words)})`}</span>
              ) : null}
            </p>
          ) : null
        }
      />
      <LiveRegion>
        {isLocked ? (
          <div ref={reason} tabIndex={-1} className="mb-3">
            <Notice tone="info" title={LINEUP.locked}>
              {`${lineup.userUpdated ? '' : `${LINEUP.weMadeIt} `}${lineup.lockReason ?? lockedMeanwhile}`}
            </Notice>
          </div>
        ) : null}
      </LiveRegion>
      {isLocked ? (
        <>
          <LineupList lineup={lineup} />
          {lineup.canKeep && !isOver ? (
            <ConfirmLineup week={lineup.week} onConfirmed={setLineup} />
          ) : null}
          <p className="mt-4">
            <LinkButton href="/student/dashboard" variant="next" icon="arrow-right">
              {LINEUP.backToTasks}
            </LinkButton>
          </p>
        </>
      ) : (
        <LineupEditor
          lineup={lineup}
          onChange={setLineup}
          onLocked={() => setRefusedWeek(lineup.week)}
        />
      )}
    </>
  );
}

/** For a week that was opened before, whose lineup can't change anymore. */
function ConfirmLineup({
  week,
  onConfirmed,
}: {
  week: number;
  onConfirmed: (lineup: LineupDto) => void;
}) {
  const { pending, run } = useAction<LineupDto>();
  const [problem, setProblem] = useState<string | null>(null);
  async function keep() {
    const result = await run(() => confirmLineupAction({ week }));
    if (result?.ok) onConfirmed(result.data);
    else if (result) setProblem(result.error.message);
  }
  return (
    <div className="mt-4 grid gap-2">
      <LiveRegion>{problem}</LiveRegion>
      <Button variant="next" icon="check" pending={pending} onClick={() => void keep()}>
        {LINEUP.keep}
      </Button>
    </div>
  );
}

/**
 * Time left until a moment by the server's clock, because the device's may be wrong. Null before
 * hydration and without a moment. Like the server, it ends just after the moment itself.
 */
function useTimeLeft(until: string | undefined, serverTime: string) {
  const [remaining, setRemaining] = useState<{ words: string; isOver: boolean } | null>(null);

  useEffect(() => {
    if (until === undefined) return;
    const now = startServerClock(serverTime);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      clearTimeout(timer);
      const left = new Date(until).getTime() - now();
      setRemaining({ words: formatTimeLeft(left), isOver: left < 0 });
      if (left >= 0) timer = setTimeout(measure, msUntilNextTick(left));
    };
    measure();
    // A timer is late after the laptop sleeps; the clock isn't.
    document.addEventListener('visibilitychange', measure);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', measure);
    };
  }, [until, serverTime]);

  return remaining;
}

/** In milliseconds. */
type DeviceClocks = {
  /** The time of day, which may be wrong or be set at any moment. */
  wall(): number;
  /** Monotonic, but may stop while the device sleeps. */
  steady(): number;
};

const DEVICE: DeviceClocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Returns the server's time in milliseconds since 1970: the time when the page was made, plus the
 * larger of the two elapsed times. It runs ahead only if the device's clock is set forward
 * meanwhile; then the page asks the server.
 */
export function startServerClock(serverTime: string, device = DEVICE): () => number {
  const start = new Date(serverTime).getTime();
  const wall = device.wall();
  const steady = device.steady();
  return () => start + Math.max(device.wall() - wall, device.steady() - steady);
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** For example "2 days 3 hours", "12 minutes", and "45 seconds" in the last minute. Rounded up. */
export function formatTimeLeft(milliseconds: number): string {
  if (milliseconds <= MINUTE)
    return timeAmountWithUnitText(Math.max(0, Math.ceil(milliseconds / SECOND)), 'second');
  const minutes = Math.ceil(milliseconds / MINUTE);
  const days = Math.floor(minutes / (24 * 60));
  const parts: [number, TimeUnit][] = [
    [days, 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    // Days make minutes irrelevant.
    [days > 0 ? 0 : minutes % 60, 'minute'],
  ];
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => timeAmountWithUnitText(value, unit))
    .join(' ');
}

/** Milliseconds until the text changes: every minute, and every second in the last one. */
export function msUntilNextTick(milliseconds: number): number {
  const step = milliseconds > MINUTE ? MINUTE : SECOND;
  const rest = milliseconds % step;
  // One millisecond more, because the exact deadline is still in time.
  return (rest > 0 ? rest : step) + 1;
}
