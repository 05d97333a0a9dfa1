/** Why somebody may not read or change something. */

export { SIGN_IN_FIRST } from './account';
export const USE_THE_LINK_FIRST = 'Please use the link in your mail first.';
export const CHOOSE_A_PASSWORD_FIRST = 'Please choose a new password first.';

export const ONLY_STUDENTS = 'Only a student of this season can do that.';
export const ONLY_TEACHERS = 'Only a teacher can do that.';

export const THIS_LEAGUE = 'This league';
export const THIS_STUDENT = 'This student';
export const LEAGUE_SEASON_IS_OVER = 'The season of this league is over. You can read it or delete it.';
export const LEAGUE_IS_BEING_DELETED = 'This league is being deleted, so nothing in it can be changed.';
export const LEAGUE_HAS_ENDED = 'This league has ended, so no one new can join.';

export const NO_SEASON_YET = 'No season has been set up yet. The person who runs this app can import one.';
