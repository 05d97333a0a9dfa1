'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { useOwnAddress } from '@/components/ui/use-own-address';
import type { DraftBoardDto } from '@/lib/data/draft/dto';
import { POSITION_NAMES } from '@/lib/domain/football/positions';
import { type Packed, unpack } from '@/lib/packed';
import { BoardTools } from './board-tools';
import {
  type BoardView,
  boardHref,
  cardHref,
  firstNeeded,
  otherPositionHref,
  readBoardView,
  searchPlayers,
  sortChoices,
  sortPlayers,
} from './board-view';
import { PlayerRow } from './player-row';
import { RosterProgress } from './roster-progress';
import { useRoster } from './use-roster';

/** Rows drawn at first and with each press of "Show more"; a search looks through all of them. */
const PAGE_ROWS = 30;

export function PackedDraftBoard({ board }: { board: Packed<DraftBoardDto> }) {
  return <DraftBoard board={useMemo(() => unpack(board), [board])} />;
}

/** All real players of one position: find them, put them in order, look at their cards, pick them. */
export function DraftBoard({ board }: { board: DraftBoardDto }) {
  const router = useRouter();
  const id = useId();
  const { position } = board;
  const params = useSearchParams();
  const [view, setView] = useState(() => readBoardView(params));
  const [rowsShown, setRowsShown] = useState(PAGE_ROWS);
  const [openPosition, setOpenPosition] = useState(position);
  const [address, setAddress] = useState<string | null>(null);
  useOwnAddress(address);
  const { counts, complete, drafted, reasons, outcome, filling, toggle, fill } = useRoster(board);
  const [filled, setFilled] = useState(false);
  // The button that was pressed is gone then; the way on has taken its place.
  const panel = useFocusWhen(filled, 'a');

  if (openPosition !== position) {
    setOpenPosition(position);
    setAddress(null);
    setView(readBoardView(params));
    setRowsShown(PAGE_ROWS);
  }

  const change = (changed: Partial<BoardView>) => {
    const next = { ...view, ...changed };
    setView(next);
    setRowsShown(PAGE_ROWS);
    setAddress(boardHref(position, next));
  };

  const needed = firstNeeded(counts);
  const isOpenFilled = counts.some((count) => count.position === position && count.drafted >= count.min);
  const changeNeed = (need: boolean) => {
    change({ need });
    if (need && needed && isOpenFilled) router.push(otherPositionHref(needed, { ...view, need }));
  };

  const search = useDeferredValue(view.q);
  // In the order from when the page was opened: a row doesn't jump away under the finger that picks it.
  const sorted = useMemo(() => sortPlayers(board.players, view.sort), [board.players, view.sort]);
  const found = useMemo(() => searchPlayers(sorted, search), [sorted, search]);
  const rows = found.slice(0, rowsShown);

  const name = POSITION_NAMES[position];
  return (
    <div className="grid grid-cols-1 gap-4">
      <RosterProgress
        counts={counts}
        active={position}
        onlyNeeded={view.need && !complete}
        hrefFor={(other) => otherPositionHref(other, view)}
      />
      <div ref={panel} className="on-board flex flex-wrap items-center justify-between gap-4 rounded-lg px-4 py-3">
        <p className="min-w-0 flex-1 basis-[14rem] font-semibold leading-snug">
          {complete
            ? `Your team is complete! ${board.lineupOpen ? 'Now set your lineup.' : 'See what comes next.'}`
            : `Fill each position. Or let us pick the rest${board.week > 0 ? ' (no scouting needed)' : ''}.`}
        </p>
        <div className="flex flex-wrap gap-3">
          {complete ? (
            <LinkButton href={board.lineupOpen ? '/student/lineup' : '/student/dashboard'} variant="next" icon="arrow-right">
              {board.lineupOpen ? 'Go to my lineup' : 'Go to my tasks'}
            </LinkButton>
          ) : (
            <>
              {needed && isOpenFilled ? (
                <LinkButton href={otherPositionHref(needed, view)} variant="next" icon="arrow-right">
                  Next: {POSITION_NAMES[needed]}s
                </LinkButton>
              ) : null}
              <Button
                variant="secondary"
                icon="dices"
                pending={filling}
                disabled={board.readOnly}
                onClick={async () => setFilled(await fill())}
              >
                Fill the rest for me
              </Button>
            </>
          )}
        </div>
      </div>
      <Section title={`${name}s`} heading="text-lead" className="grid grid-cols-1 gap-3">
        <BoardTools
          view={view}
          sorts={sortChoices(board.players[0]?.totals ?? [])}
          onNeed={complete ? null : changeNeed}
          onChange={change}
        />
        <div id={`${id}-pick`}>{reasons.pick ? <Notice tone="info">{reasons.pick}</Notice> : null}</div>
        <p id={`${id}-release`} className="sr-only">
          {reasons.release}
        </p>
        <LiveRegion className="sticky top-2 z-10 empty:hidden">
          {outcome ? (
            <div className="rounded-md shadow-lift">
              <Notice tone={outcome.tone}>{outcome.text}</Notice>
            </div>
          ) : null}
        </LiveRegion>
        {rows.length === 0 ? (
          <EmptyState title="No players found">Try a shorter part of the name, or pick another position.</EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-2" aria-label={`${name}s of the ${board.season} season`}>
            {rows.map((player) => {
              const isDrafted = drafted.has(player.id);
              const reason = isDrafted ? reasons.release : reasons.pick;
              return (
                <PlayerRow
                  key={player.id}
                  player={player}
                  drafted={isDrafted}
                  scoutFirst={reasons.scoutFirst}
                  blockedBy={reason ? `${id}-${isDrafted ? 'release' : 'pick'}` : null}
                  cardHref={cardHref(player, view)}
                  onToggle={toggle}
                />
              );
            })}
          </ul>
        )}
        {found.length > rows.length ? (
          <div className="flex flex-wrap items-center justify-center gap-4">
            <p className="text-content-soft">
              {rows.length} of {found.length} shown
            </p>
            <Button variant="secondary" icon="chevron-down" onClick={() => setRowsShown((before) => before + PAGE_ROWS)}>
              Show more
            </Button>
          </div>
        ) : null}
      </Section>
    </div>
  );
}
