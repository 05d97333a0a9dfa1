import {
  endTryoutAction,
  leaveVisitAction,
  lookAsStudentAction,
  startOverAction,
  tryOutAction,
} from '@/lib/actions/visit';

type Place = { leagueId: string; studentId: string };

/**
 * Loaded with a press: the layout of all student pages has the button, and only teachers use it.
 */
export const VISIT_ACTIONS = {
  look: (place: Place) => lookAsStudentAction(place),
  try: (place: Place) => tryOutAction(place),
  again: (place: Place) => startOverAction(place),
  delete: (place: Place) => endTryoutAction(place),
  leave: () => leaveVisitAction({}),
} as const;
