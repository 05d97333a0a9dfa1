'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { whenOnline } from '@/components/live/live-updates';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { type RichContent, Sentence } from '@/components/ui/sentence';
import { confirmLineupAction } from '@/lib/actions/team';
import type { LineupDto } from '@/lib/data/lineup/dto';
import { LINEUP, lineupForText, locksText, timeLeftText } from '@/words/lineup';
import { lineupLockedMeanwhileText, lineupLockedText } from '@/words/week';
import { LineupEditor } from './lineup-editor';
import { LineupList } from './lineup-list';
import { useTimeLeft } from './use-time-left';

/**
 * The next week's lineup. When the deadline passes on an open page, it closes the editor and asks
 * the server.
 */
export function NextLineup({ initial, help }: { initial: LineupDto; help?: RichContent }) {
  const router = useRouter();
  const [lineup, setLineup] = useState(initial);
  // A page fetched at the same moment may be older than the refusal, so the refused week stays
  // closed.
  const [refusedWeek, setRefusedWeek] = useState<number | null>(null);
  const [known, setKnown] = useState(initial);
  const reason = useRef<HTMLDivElement>(null);
  const remaining = useTimeLeft(initial.deadline?.at, initial.serverTime);

  // New server data replaces the local state, unless it was fetched just before the last saved
  // choice.
  if (known !== initial) {
    setKnown(initial);
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
        beside={LINEUP.eightStart}
        help={help}
        actions={
          lineup.deadline && !isLocked ? (
            <p className="mr-auto">
              <Sentence parts={locksText(<strong>{lineup.deadline.text}</strong>)} />
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

/**
 * Completes the week's lineup task when the lineup can't change because that week was opened
 * before.
 */
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
