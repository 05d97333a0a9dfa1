import type { ClassMistakeDto, WorkingPairDto } from '@/lib/data/mistake/dto';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

export const SIDES = ['wrong', 'right'] as const;
export type Chosen = { readonly tag: string; readonly side: (typeof SIDES)[number] };

/** A class compares at least two, and more than four are unreadable from the last row. */
export const FEWEST = 2;
export const MOST = 4;
const LONGEST_QUESTION = 200;

export const isSame = (a: Chosen, b: Chosen): boolean => a.tag === b.tag && a.side === b.side;

export type Shown = {
  readonly chosen: readonly Chosen[];
  readonly question: string;
  readonly showsVerdict: boolean;
};

export function screenHref(
  leagueId: string,
  week: number,
  { chosen, question, showsVerdict }: Shown,
): string {
  const query = new URLSearchParams({
    week: String(week),
    show: chosen.map(({ tag, side }) => `${tag}.${side}`).join(),
  });
  if (question.trim()) query.set('ask', question.trim());
  if (showsVerdict) query.set('told', '1');
  return `/teacher/leagues/${leagueId}/project/workings?${query}`;
}

/** Ignores whatever in the URL isn't valid. */
export function readShown(search: { get(name: string): string | null }): Shown {
  const [show, ask] = [search.get('show') ?? '', search.get('ask') ?? ''];
  const chosen = show.split(',').flatMap((part): Chosen[] => {
    const [tag = '', name] = part.split('.');
    const side = SIDES.find((each) => each === name);
    return tag && side ? [{ tag, side }] : [];
  });
  return {
    chosen: chosen.slice(0, MOST),
    question: ask.slice(0, LONGEST_QUESTION),
    showsVerdict: search.get('told') === '1',
  };
}

export type ShownRow = {
  readonly label: string;
  readonly task: WorkingPairDto['rows'][number]['task'];
  readonly value: MixedNumber | string | null;
};
export type ShownWorking = Chosen & {
  readonly rows: readonly ShownRow[];
  readonly sum: MixedNumber | null;
};

/**
 * The chosen calculations that the class still has. A line that is counted twice in the wrong one
 * appears once in the right one.
 */
export function workingsOf(
  chosen: readonly Chosen[],
  mistakes: readonly Pick<ClassMistakeDto, 'tag' | 'working'>[],
): ShownWorking[] {
  return chosen.flatMap(({ tag, side }) => {
    const working = mistakes.find((mistake) => mistake.tag === tag)?.working;
    if (!working) return [];
    const rows = working.rows.map((row) => ({
      label: row.label,
      task: row.task,
      value: side === 'wrong' ? (row.decimal ?? row.wrong) : row.right,
    }));
    return [{ tag, side, rows, sum: working.sum?.[side] ?? null }];
  });
}

export function resultOf(
  { rows, sum }: WorkingPairDto,
  side: Chosen['side'],
): MixedNumber | string | null {
  const [row] = rows;
  if (sum) return sum[side];
  return side === 'wrong' ? (row?.decimal ?? row?.wrong ?? null) : (row?.right ?? null);
}
