import type { IconName } from '@/components/ui/icon';
import type { GridStepDto, GridTaskState } from '@/lib/data/league-week/dto';
import { isStepReopened } from '@/lib/domain/class/class-grid';
import { isStepStuck, wrongTries } from '@/lib/domain/class/stuck-step';
import type { GlossaryKey } from '@/words/glossary';

/** One cell of the grid: a sign, an optional number, and its words. */
export type CellWords = {
  sign: 'dot' | 'stuck' | IconName;
  count?: number | undefined;
  text: string;
  look: string;
};

const LOOKS = {
  open: 'text-content-faint',
  working: 'text-info',
  stuck: 'bg-again-soft text-again',
  right: 'text-correct',
  late: 'text-again',
} as const;

const LIMIT_WORDS = { 'used-up': ', none left', pauses: ', with short breaks' } as const;

const triesText = (count: number): string => (count === 1 ? '1 try' : `${count} tries`);

/**
 * For example "not begun", "2 tries", "stuck, 4 tries", "right in 3", "right together", or "again"
 * after an NFL correction.
 */
export function stepWords(step: GridStepDto): CellWords {
  const { attempts, correct, late } = step;
  if (isStepReopened(step))
    return { sign: 'rotate-ccw', text: 'again, new numbers', look: LOOKS.late };
  if (correct) {
    const how = step.together ? 'right together' : attempts > 1 ? `right in ${attempts}` : 'right';
    return {
      sign: step.together ? 'users' : 'check',
      count: attempts > 1 ? attempts : undefined,
      text: late ? `${how}, late` : how,
      look: late ? LOOKS.late : LOOKS.right,
    };
  }
  if (attempts === 0) return { sign: 'dot', text: 'not begun', look: LOOKS.open };
  if (!isStepStuck(step))
    return { sign: 'pencil', count: attempts, text: triesText(attempts), look: LOOKS.working };
  const more = step.limit ? LIMIT_WORDS[step.limit] : step.together ? ', together' : '';
  return {
    sign: 'stuck',
    count: wrongTries(step),
    text: `stuck, ${triesText(wrongTries(step))}${more}`,
    look: LOOKS.stuck,
  };
}

export const TASK_WORDS: Readonly<Record<GridTaskState, CellWords>> = {
  open: { sign: 'dot', text: 'not done', look: LOOKS.open },
  done: { sign: 'check', text: 'done', look: LOOKS.right },
  late: { sign: 'check', text: 'done late', look: LOOKS.late },
  none: { sign: 'minus', text: 'can’t be done later', look: LOOKS.open },
};

export const GRID_LEGEND: readonly (CellWords & { word?: GlossaryKey })[] = [
  { sign: 'dot', text: 'not begun', look: LOOKS.open },
  { sign: 'check', text: 'right at the first try', look: LOOKS.right },
  { sign: 'check', count: 2, text: 'right, with its tries', look: LOOKS.right, word: 'tries' },
  { sign: 'check', text: 'after the deadline', look: LOOKS.late, word: 'late' },
  { sign: 'pencil', count: 1, text: 'tries so far', look: LOOKS.working },
  { sign: 'stuck', count: 3, text: 'stuck: three or more', look: LOOKS.stuck, word: 'stuck' },
  { sign: 'users', text: 'worked out together', look: LOOKS.right, word: 'together' },
];
