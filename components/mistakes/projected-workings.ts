import type { MadeUpWrongAndRightWorkingDto, MistakeWithStudentsDto } from '@/lib/data/mistake/dto';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

export const WORKING_SIDES = ['wrong', 'right'] as const;
export type ChosenWorking = {
  readonly tag: string;
  readonly side: (typeof WORKING_SIDES)[number];
};

/** A class compares at least two, and more than four are unreadable from the last row. */
export const MIN_PROJECTED_WORKINGS = 2;
export const MAX_PROJECTED_WORKINGS = 4;

export const isSameWorking = (a: ChosenWorking, b: ChosenWorking): boolean =>
  a.tag === b.tag && a.side === b.side;

type ProjectedWorkings = {
  readonly chosen: readonly ChosenWorking[];
  readonly showsVerdict: boolean;
};

export const projectedWorkingsKey = (chosen: readonly ChosenWorking[]): string =>
  chosen.map(({ tag, side }) => `${tag}.${side}`).join();

export function projectedWorkingsHref(
  leagueId: string,
  week: number,
  { chosen, showsVerdict }: ProjectedWorkings,
): string {
  const query = new URLSearchParams({
    week: String(week),
    show: projectedWorkingsKey(chosen),
  });
  if (showsVerdict) query.set('told', '1');
  return `/teacher/leagues/${leagueId}/project/workings?${query}`;
}

/** The brief about these mistakes; without any, about the most common ones. */
export const briefHref = (leagueId: string, week: number, tags: readonly string[]): string =>
  `/teacher/leagues/${leagueId}/brief?week=${week}` +
  (tags.length > 0 ? `&about=${tags.map(encodeURIComponent).join()}` : '');

/** Ignores whatever in the URL isn't valid. */
export function readWorkingsScreenViewFromUrl(search: {
  get(name: string): string | null;
}): ProjectedWorkings {
  const chosen = (search.get('show') ?? '').split(',').flatMap((part): ChosenWorking[] => {
    const [tag = '', name] = part.split('.');
    const side = WORKING_SIDES.find((each) => each === name);
    return tag && side ? [{ tag, side }] : [];
  });
  return {
    chosen: chosen.slice(0, MAX_PROJECTED_WORKINGS),
    showsVerdict: search.get('told') === '1',
  };
}

type ProjectedWorkingRow = Pick<MadeUpWrongAndRightWorkingDto['rows'][number], 'label' | 'task'> & {
  readonly value: MixedNumber | string | null;
};
export type ProjectedWorking = ChosenWorking & {
  readonly rows: readonly ProjectedWorkingRow[];
  readonly sum: MixedNumber | null;
  readonly question: string;
};

/** Leaves out workings of mistakes that the class no longer has. */
export function toProjectedWorkings(
  chosen: readonly ChosenWorking[],
  mistakes: readonly Pick<MistakeWithStudentsDto, 'tag' | 'working'>[],
): ProjectedWorking[] {
  return chosen.flatMap(({ tag, side }) => {
    const working = mistakes.find((mistake) => mistake.tag === tag)?.working;
    if (!working) return [];
    const rows = working.rows.map((row) => ({
      label: row.label,
      task: row.task,
      value: side === 'wrong' ? (row.decimal ?? row.wrong) : row.right,
    }));
    return [{ tag, side, rows, sum: working.sum?.[side] ?? null, question: working.question }];
  });
}

export function workingResult(
  { rows, sum }: MadeUpWrongAndRightWorkingDto,
  side: ChosenWorking['side'],
): MixedNumber | string | null {
  const [row] = rows;
  if (sum) return sum[side];
  return side === 'wrong' ? (row?.decimal ?? row?.wrong ?? null) : (row?.right ?? null);
}
