import type { EquationAwardBreakdown } from '@/lib/domain/week/mvp';
import { countText } from './numbers';

/** Explains the points of a score card. */
export function equationSumText({ from, retried, least, given }: EquationAwardBreakdown): string {
  if (retried === 0) return `You got every step on the first try, so you earn ${given} points.`;
  return `${from} points, minus 1 for each step that took more than one try (${countText(retried, 'step')}). You always get at least ${least}. You earn ${given}.`;
}

/** A reason in the ledger. */
export function mvpReasonText(reason: string): string {
  if (reason === 'equations') return 'All nine steps of the score card';
  if (reason === 'all-tasks') return 'All five tasks';
  return reason.startsWith('graph') ? 'Graphs' : 'Other points';
}

/** Points on screens and in files; null means unreadable. */
export const shownPoints = (points: number | null): number | string => points ?? 'can’t be read';

/** For a teacher: the points that count in the class, and those from all classes. */
export const MVP_IN_CLASS = 'MVP points in this class';
export const MVP_IN_ALL = 'In all classes';
