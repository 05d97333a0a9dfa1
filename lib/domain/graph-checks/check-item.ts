export const CHECK_TITLES = {
  data: 'The data',
  title: 'The title',
  'x-label': 'The label below the x axis',
  'y-label': 'The label beside the y axis',
  'x-scale': 'The scale of the x axis',
  'y-scale': 'The scale of the y axis',
  'x-fits': 'All data fit across',
  'y-fits': 'All data fit in height',
  units: 'One unit in each bar',
  totals: 'The total of each bar',
  angles: 'The angle of each slice',
  'angle-sum': 'The angles together',
  gap: 'Weeks without a game',
  stems: 'The stems',
  leaves: 'The leaves',
  'leaf-order': 'The order of the leaves',
  bins: 'The bins',
  counts: 'The height of each bar',
  five: 'The five numbers',
  key: 'The key',
  claim: 'Your sentence',
} as const;
export type CheckId = keyof typeof CHECK_TITLES;

/**
 * One thing that was looked at. `again` says what to look at once more, and never the answer; `waiting` can only be looked at when
 * something else is in place.
 */
export type CheckItem = {
  id: CheckId;
  state: 'right' | 'again' | 'waiting';
  message: string;
  /** The name of the form's box to go to. */
  box: string | null;
};

export const right = (id: CheckId, message: string): CheckItem => ({ id, state: 'right', message, box: null });
export const again = (id: CheckId, message: string, box: string | null): CheckItem => ({ id, state: 'again', message, box });
export const waiting = (id: CheckId, message: string): CheckItem => ({ id, state: 'waiting', message, box: null });
