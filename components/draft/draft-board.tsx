'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import {
  type CSSProperties,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BelowTheFold } from '@/components/ui/below-the-fold';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useChangeCount, useFocusWhen, useSetAddressBarUrl } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import type { RichContent } from '@/components/ui/sentence';
import type { DraftBoardDto } from '@/lib/data/draft/dto';
import {
  DRAFT,
  nextPositionText,
  positionsOfSeasonText,
  shownCountText,
  totalsThroughText,
} from '@/words/draft';
import { localFootballTermName } from '@/words/names';
import { positionsTitle } from '@/words/positions';
import { DraftBoardTools } from './draft-board-tools';
import {
  chooseNextDraftPosition,
  type DraftBoardView,
  draftBoardHref,
  firstPositionNeeded,
  highestTotalByField,
  listSortsSharedByAllPositions,
  otherPositionHref,
  playerCardHref,
  readDraftBoardViewFromUrl,
  searchPlayers,
  sortPlayers,
} from './draft-board-view';
import { PlayerRow, readLastViewedPlayerId } from './player-row';
import { RosterPositionNav, RosterSummaryPanel } from './roster-summary-panel';
import { useOptimisticRoster } from './use-optimistic-roster';

const PAGE_ROWS = 30;
/** The number of rows that fit a Chromebook's screen. */
const FIRST_ROWS = 6;

type DraftBoardProps = { board: DraftBoardDto; help?: RichContent; glossary?: RichContent };

export function DraftBoard({ board, help, glossary }: DraftBoardProps) {
  const router = useRouter();
  const id = useId();
  const { position } = board;
  const params = useSearchParams();
  const [view, setView] = useState(() => readDraftBoardViewFromUrl(params));
  const [openPosition, setOpenPosition] = useState(position);
  const [address, setAddress] = useState<string | null>(null);
  useSetAddressBarUrl(address);
  const { counts, complete, drafted, reasons, outcome, filling, toggle, fill } =
    useOptimisticRoster(board);
  const [filled, setFilled] = useState(false);
  // "Fill the rest for me" disappears with a complete roster, so the focus moves to the link that
  // replaces it.
  const panel = useFocusWhen(filled, 'a');

  const search = useDeferredValue(view.q);
  // Sorted once per page view, so that a row doesn't jump away while it is being picked.
  const sorted = useMemo(() => sortPlayers(board.players, view.sort), [board.players, view.sort]);
  const found = useMemo(() => searchPlayers(sorted, search), [sorted, search]);
  const best = useMemo(() => highestTotalByField(board.players), [board.players]);
  const totals = board.players[0]?.totals ?? [];

  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row to focus: the player whose page was just left, or the first row after "Show more".
  const [focusedRow, setFocusedRow] = useState(() =>
    found.findIndex((player) => player.id === readLastViewedPlayerId()),
  );
  const [rowsShown, setRowsShown] = useState(
    () => PAGE_ROWS * Math.max(1, Math.ceil((focusedRow + 1) / PAGE_ROWS)),
  );
  useEffect(() => {
    const row = list.current?.children[focusedRow];
    row?.querySelector('a')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: focusedRow % PAGE_ROWS === 0 ? 'nearest' : 'center' });
  }, [focusedRow]);

  if (openPosition !== position) {
    setOpenPosition(position);
    setAddress(null);
    setView(readDraftBoardViewFromUrl(params));
    setRowsShown(PAGE_ROWS);
    setFocusedRow(-1);
  }
  // The focused link disappears with its row when the position changes.
  const shownBefore = useRef(position);
  useEffect(() => {
    if (shownBefore.current !== position && document.activeElement === document.body)
      heading.current?.focus();
    shownBefore.current = position;
  }, [position]);

  const change = (changed: Partial<DraftBoardView>) => {
    const next = { ...view, ...changed };
    setView(next);
    setRowsShown(PAGE_ROWS);
    setFocusedRow(-1);
    setAddress(draftBoardHref(position, next));
  };

  const showMore = () => {
    setFocusedRow(rowsShown);
    setRowsShown(rowsShown + PAGE_ROWS);
  };

  const needed = firstPositionNeeded(counts);
  const isOpenFilled = counts.some(
    (count) => count.position === position && count.drafted >= count.min,
  );
  const changeNeed = (need: boolean) => {
    change({ need });
    if (need && needed && isOpenFilled) router.push(otherPositionHref(needed, { ...view, need }));
  };

  const rows = found.slice(0, rowsShown);
  // Shown in the row, so it is only announced here.
  const refused =
    outcome?.tone === 'warn' && rows.some((player) => player.id === outcome.id) ? outcome : null;
  const times = useChangeCount(outcome);
  const following = chooseNextDraftPosition(position, needed);
  const nextLink = {
    href: otherPositionHref(following, view),
    label: positionsTitle(following),
  };
  const [returnedFrom] = useState(readLastViewedPlayerId);
  const lastPick = outcome?.id ?? returnedFrom;
  const team = [
    ...board.roster.filter((player) => player.position !== position),
    ...board.players.filter((player) => drafted.has(player.id)),
  ];

  const drawRow = (isFar: boolean) => (player: (typeof rows)[number]) => {
    const isDrafted = drafted.has(player.id);
    const reason = isDrafted ? reasons.release : reasons.pick;
    return (
      <PlayerRow
        key={player.id}
        player={player}
        best={best}
        drafted={isDrafted}
        scoutFirst={reasons.scoutFirst}
        blockedBy={reason ? `${id}-${isDrafted ? 'release' : 'pick'}` : null}
        cardHref={playerCardHref(player, view)}
        refusal={refused?.id === player.id ? refused.text : null}
        nextLink={player.id === lastPick ? nextLink : null}
        onToggle={toggle}
        isFar={isFar}
      />
    );
  };

  return (
    <>
      <PageHeader
        title={DRAFT.title}
        help={help}
        actions={
          <RosterPositionNav
            counts={counts}
            active={position}
            onlyNeeded={view.need && !complete}
            hrefFor={(other) => otherPositionHref(other, view)}
          />
        }
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <RosterSummaryPanel counts={counts} team={team}>
          <p>
            {complete
              ? `${DRAFT.complete} ${board.lineupOpen ? DRAFT.setLineup : DRAFT.seeNext}`
              : board.week > 0
                ? DRAFT.fillEachFree
                : DRAFT.fillEach}
          </p>
          <LiveRegion className="font-semibold">
            {outcome ? (
              <span key={times} className={refused ? 'sr-only' : 'flex items-start gap-2'}>
                <Icon
                  name={outcome.tone === 'good' ? 'circle-check' : 'lightbulb'}
                  className="mt-0.5 size-5"
                />
                <span>{outcome.text}</span>
              </span>
            ) : null}
          </LiveRegion>
          <div ref={panel} className="grid gap-2">
            {complete ? (
              <LinkButton
                href={board.lineupOpen ? '/student/lineup' : '/student/dashboard'}
                variant="next"
                icon="arrow-right"
              >
                {board.lineupOpen ? DRAFT.goToLineup : DRAFT.goToTasks}
              </LinkButton>
            ) : (
              <>
                {needed && isOpenFilled ? (
                  <LinkButton
                    href={otherPositionHref(needed, view)}
                    variant="next"
                    icon="arrow-right"
                  >
                    {nextPositionText(positionsTitle(needed))}
                  </LinkButton>
                ) : null}
                <Button
                  variant="secondary"
                  icon="dices"
                  pending={filling}
                  disabled={board.readOnly}
                  onClick={async () => setFilled(await fill())}
                >
                  {DRAFT.fillRest}
                </Button>
              </>
            )}
          </div>
        </RosterSummaryPanel>
        <section
          aria-labelledby={`${id}-heading`}
          className="grid min-w-0 grid-cols-1 content-start gap-2 lg:col-start-1 lg:row-start-1"
          style={
            {
              '--columns':
                `2.75rem minmax(9.5rem,1.6fr) repeat(${board.columns.length},minmax(0,1fr)) ` +
                '8rem 7.25rem',
            } as CSSProperties
          }
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <DraftBoardTools
              view={view}
              sorts={[
                ...listSortsSharedByAllPositions(),
                ...totals.map(({ field, label }) => ({
                  value: field,
                  label: localFootballTermName(label),
                })),
              ]}
              onNeed={complete ? null : changeNeed}
              onChange={change}
            />
            {glossary}
          </div>
          {reasons.pick ? (
            <div id={`${id}-pick`}>
              <Notice tone="info">{reasons.pick}</Notice>
            </div>
          ) : null}
          <p id={`${id}-release`} className="sr-only">
            {reasons.release}
          </p>
          <div className="overflow-clip rounded-lg bg-raised shadow-card">
            <div
              className={
                'flex flex-wrap items-center gap-x-3 bg-sunk px-3 py-1 leading-tight xl:grid ' +
                'xl:grid-cols-(--columns)'
              }
            >
              <div className="xl:col-span-2">
                <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className="text-lead">
                  {positionsTitle(position)}
                </h2>
                <p className="text-content-soft">
                  {board.week > 0 ? totalsThroughText(board.week) : DRAFT.noGames}
                </p>
              </div>
              {board.columns.map((column) => (
                <span
                  key={column}
                  aria-hidden="true"
                  className="hidden font-semibold text-content-soft xl:block"
                >
                  {column}
                </span>
              ))}
            </div>
            {rows.length === 0 ? (
              <EmptyState title={DRAFT.noneFound}>{DRAFT.tryShorter}</EmptyState>
            ) : (
              <ul ref={list} aria-label={positionsOfSeasonText(position, board.season)}>
                {rows.slice(0, FIRST_ROWS).map(drawRow(false))}
                <BelowTheFold isImmediate={focusedRow >= FIRST_ROWS}>
                  {rows.slice(FIRST_ROWS).map(drawRow(true))}
                </BelowTheFold>
              </ul>
            )}
          </div>
          <div className="flex flex-wrap items-center justify-center gap-4">
            <LiveRegion className="text-content-soft">
              {shownCountText(rows.length, found.length)}
            </LiveRegion>
            {found.length > rows.length ? (
              <Button variant="secondary" icon="chevron-down" onClick={showMore}>
                {DRAFT.showMore}
              </Button>
            ) : null}
          </div>
        </section>
      </div>
    </>
  );
}
