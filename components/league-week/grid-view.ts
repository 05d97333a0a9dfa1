import { readSortAndFilter, type SortAndFilter } from '@/lib/domain/class/class-grid';

/** The whole view is in the URL, so it survives a reload and opens in a second window. */
export type GridView = SortAndFilter & {
  /** Null means the latest week. */
  week: number | null;
  student: string | null;
};

const LONGEST_ID = 200;

/** Ignores whatever in the URL isn't valid. */
export function readGridViewFromUrl(params: { get(name: string): string | null }): GridView {
  const week = params.get('week') ?? '';
  return {
    week: /^\d{1,2}$/.test(week) ? Number(week) : null,
    student: params.get('student')?.slice(0, LONGEST_ID) || null,
    ...readSortAndFilter(params),
  };
}

/** For example "?week=3&sort=done"; empty for the default view. */
export function gridQueryString(view: GridView): string {
  const { week, sort, show, student } = view;
  const parts = [
    week === null ? '' : `week=${week}`,
    sort === 'name' ? '' : `sort=${sort}`,
    show === 'all' ? '' : `show=${show}`,
    student === null ? '' : `student=${encodeURIComponent(student)}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export function gridHref(leagueId: string, view: GridView): string {
  return `/teacher/leagues/${leagueId}${gridQueryString(view)}`;
}

export function studentWorkHref(
  leagueId: string,
  studentId: string,
  week: number,
  step?: string,
): string {
  return `/teacher/leagues/${leagueId}/students/${studentId}?week=${week}${step ? `&step=${step}` : ''}`;
}
