import type { EquationSum } from '@/lib/domain/week/mvp';
import { count } from './numbers';

/** How the points of a score card come about. */
export function equationSumText({ from, retried, least, given }: EquationSum): string {
  if (retried === 0) return `You got every step on the first try, so you earn ${given} points.`;
  return `${from} points, minus 1 for each step that took more than one try (${count(retried, 'step')}). You always get at least ${least}. You earn ${given}.`;
}

/** A reason of the ledger. */
export function mvpReasonText(reason: string): string {
  if (reason === 'equations') return 'All nine steps of the score card';
  if (reason === 'all-tasks') return 'All five tasks';
  return reason.startsWith('graph') ? 'Graphs' : 'Other points';
}
