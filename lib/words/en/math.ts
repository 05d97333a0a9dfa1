import { countText } from './numbers';
export const MATH = {
  times: 'times',
  wholeNumber: 'Whole number',
  numerator: 'Numerator',
  denominator: 'Denominator',
  whole: 'Whole',
  fits: 'Fits',
  lookHere: 'Look here',
  right: 'Right',
  fixed: 'Fixed by you',
  earlierHints: 'Hints you had before',
  rightWorking: 'Right working',
  allTogether: 'All together',
  twoWorkings: 'Two workings with the same numbers',
  nothing: 'nothing',
} as const;

/** `count` and `rate` are in words. */
export const spokenLineLabel = (line: number, lines: number, count: string, rate: string): string =>
  `Line ${line} of ${lines}, ${count} times ${rate}`;

export const SIMPLEST_FORM = {
  showSimplest: 'Show it in simplest form',
} as const;

export const triesText = (tries: number): string => countText(tries, 'try', 'tries');
