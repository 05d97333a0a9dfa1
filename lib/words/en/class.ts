import type { WayIn } from '@/lib/domain/class/way-in';
import { POSITION_CODES } from '@/lib/domain/football/positions';

export const NO_FREE_USER_NAME = 'We couldn’t find a free user name. Please try again.';

export const CARDS_SHOWN_BEFORE =
  'These cards were made a while ago. You can show the ones that nobody has used yet under “Login cards” on the roster.';

export const CARDS_USED =
  'These students have signed in already, so their passwords can’t be shown. You can make new cards on the roster.';

export const TEAM_WAS_RENAMED = 'The team’s name has changed since then. Please check it again.';

export const PASTE_A_NAME = 'Please paste at least one name.';

export const CHOOSE_A_STUDENT = 'Please choose at least one student.';

export const atMostAtOnce = (most: number): string => `No more than ${most} at a time.`;

export const NOT_BEFORE_JOINING = 'Only weeks before the student joined can be opened for catching up.';

export const workedInWeek = (week: number): string => `The student has already worked in week ${week}, so it stays open.`;

export const joinedInWeek = (week: number): string => `Joined in week ${week}`;

export const WEEK_NOT_ASKED = 'Nothing of this week is asked of this student, so there is no group to join.';

export const A_STUDENT = 'A student';

export const notTheName = (what: 'league' | 'student'): string =>
  `That isn’t the ${what}’s name. Please type it exactly as shown above.`;

const STAGES: Readonly<Record<WayIn['stage'], string>> = { questions: 'Questions', team: 'Team', draft: 'Draft', ready: 'Ready' };
/** "Draft 3 of 6 positions": what the student is at, for the teacher. */
export const wayInText = (way: WayIn): string =>
  way.stage === 'draft' ? `Draft ${way.positions} of ${POSITION_CODES.length} positions` : STAGES[way.stage];
