import { Icon, type IconName } from '@/components/ui/icon';
import type { GridStepDto, GridTaskState } from '@/lib/data/league-week/dto';
import { isStepReopenedAndUntried, type StudentWorkState } from '@/lib/domain/class/class-grid';
import { isStepStuck, wrongTryCountOfOpenStep } from '@/lib/domain/week/steps';
import {
  type GRID_GLOSSARY,
  GRID_TASK_STATES,
  RESTARTED_OR_NOT_BEGUN_WORDS,
  rightHowText,
  SIGN_WORDS,
  STATE_WORDS,
  stuckStepText,
  tryCountText,
} from '@/words/class-grid';

export type GridCellLabel = {
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

/**
 * Its text is for example "not begun", "2 tries", "stuck, 4 tries", "right in 3", "right together",
 * or "again" after an NFL correction.
 */
export function stepCellLabel(step: GridStepDto): GridCellLabel {
  const { attempts, correct, late } = step;
  if (isStepReopenedAndUntried(step))
    return { sign: 'rotate-ccw', text: RESTARTED_OR_NOT_BEGUN_WORDS.again, look: LOOKS.late };
  if (correct) {
    return {
      sign: step.onPaper ? 'file-check' : step.together ? 'users' : 'check',
      count: attempts > 1 && !step.onPaper ? attempts : undefined,
      text: rightHowText({ ...step, late }),
      look: late ? LOOKS.late : LOOKS.right,
    };
  }
  if (attempts === 0)
    return { sign: 'dot', text: RESTARTED_OR_NOT_BEGUN_WORDS.notBegun, look: LOOKS.open };
  if (!isStepStuck(step))
    return { sign: 'pencil', count: attempts, text: tryCountText(attempts), look: LOOKS.working };
  const tries = wrongTryCountOfOpenStep(step);
  return {
    sign: 'stuck',
    count: tries,
    text: stuckStepText({ tries, limit: step.limit, together: Boolean(step.together) }),
    look: LOOKS.stuck,
  };
}

/** Shape and color beside a name; the words follow for screen readers, and in the legend. */
export const STUDENT_STATE_SIGNS: Readonly<
  Record<StudentWorkState, Pick<GridCellLabel, 'sign' | 'look'>>
> = {
  'not-signed-in': { sign: 'user', look: 'text-content-soft' },
  'first-steps': { sign: 'clipboard-list', look: 'text-content-soft' },
  ready: { sign: 'circle', look: 'text-content-faint' },
  'at-work': { sign: 'pencil', look: LOOKS.working },
  stuck: { sign: 'stuck', look: 'text-again' },
  done: { sign: 'circle-check', look: LOOKS.right },
};

export const STUDENT_STATE_LEGEND: readonly (GridCellLabel & { state: StudentWorkState })[] = (
  ['not-signed-in', 'first-steps', 'ready', 'at-work', 'stuck', 'done'] as const
).map((state) => ({ state, ...STUDENT_STATE_SIGNS[state], text: STATE_WORDS[state] }));

export const TASK_CELL_LABELS: Readonly<Record<GridTaskState, GridCellLabel>> = {
  open: { sign: 'dot', text: GRID_TASK_STATES.open, look: LOOKS.open },
  done: { sign: 'check', text: GRID_TASK_STATES.done, look: LOOKS.right },
  late: { sign: 'check', text: GRID_TASK_STATES.late, look: LOOKS.late },
  none: { sign: 'minus', text: GRID_TASK_STATES.none, look: LOOKS.open },
};

export const GRID_LEGEND: readonly (GridCellLabel & { word?: keyof typeof GRID_GLOSSARY })[] = [
  { sign: 'dot', text: SIGN_WORDS.open, look: LOOKS.open },
  { sign: 'check', text: SIGN_WORDS.first, look: LOOKS.right },
  { sign: 'check', count: 2, text: SIGN_WORDS.right, look: LOOKS.right, word: 'tries' },
  { sign: 'check', text: SIGN_WORDS.late, look: LOOKS.late, word: 'late' },
  { sign: 'pencil', count: 1, text: SIGN_WORDS.tries, look: LOOKS.working },
  { sign: 'stuck', count: 3, text: SIGN_WORDS.stuck, look: LOOKS.stuck, word: 'stuck' },
  { sign: 'users', text: SIGN_WORDS.together, look: LOOKS.right, word: 'together' },
  { sign: 'file-check', text: SIGN_WORDS.paper, look: LOOKS.right },
];

/** Hidden from screen readers, which read the words next to it. */
export function GridSign({ sign, count }: Pick<GridCellLabel, 'sign' | 'count'>) {
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-0.5 align-middle">
      {sign === 'dot' ? (
        // A border, because forced colors take backgrounds away.
        <span className="size-1 rounded-full border-2 border-current" />
      ) : sign === 'stuck' ? (
        <StuckSign />
      ) : (
        <Icon name={sign} className="size-[1.125rem]" />
      )}
      {count === undefined ? null : (
        <span className="font-bold text-unit tabular-nums">{count}</span>
      )}
    </span>
  );
}

export function StuckSign({ className = 'size-4' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M12 3 22.5 21h-21z" fill="currentColor" />
    </svg>
  );
}
