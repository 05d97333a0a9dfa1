export const USE_THE_LINK_FIRST = 'Please use the link in your email first.';
export const CHOOSE_A_PASSWORD_FIRST = 'Please choose a new password first.';

export const ONLY_STUDENTS = 'Only students in this season can do that.';
export const ONLY_TEACHERS = 'Only a teacher can do that.';

export const LEAGUE_SEASON_IS_OVER = 'This league’s season is over. You can view it or delete it.';
export const LEAGUE_IS_BEING_DELETED =
  'This league is being deleted, so you can’t change anything in it.';
export const LEAGUE_HAS_ENDED = 'This league has ended, so no one new can join.';

export const NO_SEASON_YET =
  'No season has been set up yet. The person who runs this app can import one.';
