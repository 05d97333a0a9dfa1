import type { IconName } from '@/components/ui/icon';
import type { GridStepDto, GridTaskState } from '@/lib/data/league-week/dto';
import { isReopened, isStepStuck, wrongTries } from '@/lib/domain/stuck';

/** What a cell shows: a picture and a word, each enough by itself. */
export type CellWords = { icon: IconName; text: string /** On a line of its own. */; more?: string; look: string };

const LOOKS = {
  open: 'text-content-faint',
  working: 'text-info',
  stuck: 'bg-again-soft text-again font-semibold',
  right: 'text-correct',
  late: 'text-again',
} as const;

const LIMIT_WORDS = { 'used-up': 'none left', pauses: 'with breaks' } as const;

/** One step for the teacher: "open", "2 tries", "stuck: 3", "right", "right in 4", and "again" where the NFL corrected the game. */
export function stepWords(step: GridStepDto): CellWords {
  const { attempts, correct } = step;
  if (isReopened(step)) return { icon: 'rotate-ccw', text: 'again', more: 'new numbers', look: LOOKS.late };
  if (correct && attempts > 1) return { icon: 'circle-check', text: 'right', more: `in ${attempts}`, look: LOOKS.right };
  if (correct) return { icon: 'check', text: 'right', look: LOOKS.right };
  if (attempts === 0) return { icon: 'circle', text: 'open', look: LOOKS.open };
  if (isStepStuck(step)) {
    const more = step.limit && LIMIT_WORDS[step.limit];
    return { icon: 'triangle-alert', text: `stuck: ${wrongTries(step)}`, ...(more ? { more } : {}), look: LOOKS.stuck };
  }
  return { icon: 'pencil', text: attempts === 1 ? '1 try' : `${attempts} tries`, look: LOOKS.working };
}

/** One step for everybody's eyes: done, begun or open, and never how often. */
export function publicStepWords({ attempts, correct }: GridStepDto): CellWords {
  if (correct) return { icon: 'check', text: 'right', look: LOOKS.right };
  if (attempts > 0) return { icon: 'pencil', text: 'at it', look: LOOKS.working };
  return { icon: 'circle', text: 'open', look: LOOKS.open };
}

const TASK_WORDS: Readonly<Record<GridTaskState, CellWords>> = {
  open: { icon: 'circle', text: 'open', look: LOOKS.open },
  done: { icon: 'check', text: 'done', look: LOOKS.right },
  late: { icon: 'clock', text: 'late', look: LOOKS.late },
};

export const taskWords = (state: GridTaskState): CellWords => TASK_WORDS[state];
