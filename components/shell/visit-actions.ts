import {
  endTryoutAction,
  leaveVisitAction,
  lookAsStudentAction,
  restartTryoutAction,
  startTryoutAction,
} from '@/lib/actions/visit';

type VisitTarget = { leagueId: string; studentId: string };

/** Loaded when a visit button is pressed: all student pages have it, and only teachers use it. */
export const VISIT_ACTIONS = {
  look: (target: VisitTarget) => lookAsStudentAction(target),
  try: (target: VisitTarget) => startTryoutAction(target),
  again: (target: VisitTarget) => restartTryoutAction(target),
  delete: (target: VisitTarget) => endTryoutAction(target),
  leave: () => leaveVisitAction({}),
} as const;
