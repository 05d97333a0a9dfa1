import type { DraftPlayerDto } from '@/lib/data/draft/dto';
import { POSITION_CODES, type PositionCode } from '@/lib/domain/football/positions';
import { DRAFT_SORTS } from '@/words/draft';

/** The view of one position's list is in the URL, so it survives a reload and Back. */
export type DraftBoardView = {
  need: boolean;
  /** `best`, `name`, `team`, `games`, or the field of a total. */
  sort: string;
  q: string;
};

const BOARD = '/student/draft';
const MAX_SEARCH = 60;
export const listSortsSharedByAllPositions = (): readonly { value: string; label: string }[] => [
  { value: 'best', label: DRAFT_SORTS.best },
  { value: 'name', label: DRAFT_SORTS.name },
  { value: 'team', label: DRAFT_SORTS.team },
  { value: 'games', label: DRAFT_SORTS.games },
];

export function readDraftBoardViewFromUrl(params: {
  get(name: string): string | null;
}): DraftBoardView {
  return {
    need: params.get('need') === '1',
    sort: params.get('sort') || 'best',
    q: (params.get('q') ?? '').slice(0, MAX_SEARCH),
  };
}

export function draftBoardHref(position: PositionCode, view: DraftBoardView): string {
  return `${BOARD}?pos=${position}${viewQuery(view)}`;
}

/** Drops a search by name, and a sort by a total that only this position has. */
export function otherPositionHref(position: PositionCode, view: DraftBoardView): string {
  const sort = listSortsSharedByAllPositions().some(({ value }) => value === view.sort)
    ? view.sort
    : 'best';
  return draftBoardHref(position, { ...view, sort, q: '' });
}

/** The card's URL includes the view, so its back link leads to the same list. */
export function playerCardHref(
  { position, id }: { position: PositionCode; id: number },
  view: DraftBoardView,
): string {
  const query = viewQuery(view).slice(1);
  return `${BOARD}/${position}/${id}${query ? `?${query}` : ''}`;
}

function viewQuery({ need, sort, q }: DraftBoardView): string {
  const parts = [
    sort === 'best' ? '' : `sort=${encodeURIComponent(sort)}`,
    need ? 'need=1' : '',
    q && `q=${encodeURIComponent(q)}`,
  ];
  return parts
    .filter(Boolean)
    .map((part) => `&${part}`)
    .join('');
}

/**
 * `best` keeps the server's order, with the student's own players first. Text sorts up, numbers
 * sort down, and ties keep their order.
 */
export function sortPlayers(
  players: readonly DraftPlayerDto[],
  sort: string,
): readonly DraftPlayerDto[] {
  switch (sort) {
    case 'name':
      return players.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    case 'team':
      return players.toSorted((a, b) => a.teamName.localeCompare(b.teamName, 'en'));
    case 'games':
      return players.toSorted((a, b) => b.gamesPlayed - a.gamesPlayed);
    default:
      return players[0]?.totals.some(({ field }) => field === sort)
        ? players.toSorted((a, b) => totalOf(b, sort) - totalOf(a, sort))
        : [
            ...players.filter(({ drafted }) => drafted),
            ...players.filter(({ drafted }) => !drafted),
          ];
  }
}

function totalOf({ totals }: DraftPlayerDto, field: string): number {
  return totals.find((total) => total.field === field)?.value ?? 0;
}

/**
 * Letters and digits only, because nobody types the periods of C.J., the apostrophe of Ja'Marr, or
 * the accent of Estimé.
 */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{N}]/gu, '');

const bareWords = (text: string, between: RegExp): string[] =>
  text.split(between).map(bare).filter(Boolean);

export function searchPlayers(
  players: readonly DraftPlayerDto[],
  q: string,
): readonly DraftPlayerDto[] {
  const words = bareWords(q, /\s+/);
  if (words.length === 0) return players;
  return players.filter(({ name, teamName, team }) => {
    // A hyphenated name matches by its halves, joined, and joined with the rest of the name.
    const text = [
      ...bareWords(`${name} ${teamName} ${team}`, /[\s-]+/),
      bare(name),
      bare(teamName),
    ].join(' ');
    return words.every((word) => text.includes(word));
  });
}

export function highestTotalByField(
  players: readonly Pick<DraftPlayerDto, 'totals'>[],
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { field, value } of players.flatMap(({ totals }) => totals))
    best.set(field, Math.max(best.get(field) ?? 0, value));
  return best;
}

export function chooseNextDraftPosition(
  open: PositionCode,
  needed: PositionCode | null,
): PositionCode {
  if (needed && needed !== open) return needed;
  return POSITION_CODES[(POSITION_CODES.indexOf(open) + 1) % POSITION_CODES.length] ?? open;
}

/** Null when every position has its minimum. */
export function firstPositionNeeded(
  counts: readonly { position: PositionCode; drafted: number; min: number }[],
): PositionCode | null {
  return (
    POSITION_CODES.find((code) =>
      counts.some((count) => count.position === code && count.drafted < count.min),
    ) ?? null
  );
}
