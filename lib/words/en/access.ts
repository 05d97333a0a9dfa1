export const SIGN_IN_FIRST = 'Please sign in first.';
export const USE_THE_LINK_FIRST = 'Please use the link in your email first.';
export const CHOOSE_A_PASSWORD_FIRST = 'Please choose a new password first.';

export const ONLY_STUDENTS = 'Only students in this season can do that.';
export const ONLY_TEACHERS = 'Only a teacher can do that.';

export const LEAGUE_SEASON_IS_OVER = 'This league’s season is over. You can view it or delete it.';
export const LEAGUE_IS_BEING_DELETED =
  'This league is being deleted, so you can’t change anything in it.';
export const LEAGUE_HAS_ENDED = 'This league has ended, so no one new can join.';
/** For a co-teacher, a substitute, or an aide. */
export const NOT_YOURS_TO_CHANGE = 'Your part in this class doesn’t let you do that.';

export const NO_SEASON_YET =
  'No season has been set up yet. The person who runs this app can import one.';

export const LEAGUE_ENDED =
  'Your league has ended, so you can’t change anything anymore. You can still look at everything.';
export const CLASS_PAUSED =
  'Your teacher has paused your class, so you can’t change anything right now. ' +
  'You can still look at everything.';
export const PAUSED =
  'The season is paused, so you can’t change anything right now. You can still look at everything.';

export const NEW_SEASON_HAS_BEGUN =
  'A new season has started, so this answer no longer counts. ' +
  'Go to your dashboard to start the new season.';
export const SOMEONE_ELSE_IS_SIGNED_IN =
  'Someone else is signed in now. This answer is saved on this device for the student who ' +
  'typed it.';

/** Shown when no proof of work was sent. Our pages compute it once their script has loaded. */
export const TOO_MANY_NOW =
  'A lot of people are trying to sign in right now. Please wait a moment and try again. ' +
  'If that doesn’t help, reload the page.';
