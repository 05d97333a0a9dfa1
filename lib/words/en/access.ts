/** An open page keeps what is typed, so the way back is another tab. */
export const signInFirstText = (): string =>
  'You’re not signed in. Sign in in another tab, then come back here and try again.';
export const openEmailLinkFirstText = (): string => 'Please use the link in your email first.';
export const chooseAPasswordFirstText = (): string => 'Please choose a new password first.';

export const onlyStudentsText = (): string => 'Only students in this season can do that.';
export const onlyTeachersText = (): string => 'Only a teacher can do that.';

export const leagueSeasonIsOverText = (): string =>
  'This league’s season is over. You can view it or delete it.';
export const leagueIsBeingDeletedText = (): string =>
  'This league is being deleted, so you can’t change anything in it.';
export const cannotJoinEndedLeagueText = (): string =>
  'This league has ended, so no one new can join.';
/** Shown to a co-teacher, substitute, or aide whose role in the class doesn't allow the change. */
export const roleDoesNotAllowText = (): string =>
  'Your part in this class doesn’t let you do that.';

export const noSeasonYetText = (): string =>
  'No season has been set up yet. The person who runs this app can import one.';

export const yourLeagueEndedText = (): string =>
  'Your league has ended, so you can’t change anything anymore. You can still look at everything.';
export const classPausedText = (): string =>
  'Your teacher has paused your class, so you can’t change anything right now. ' +
  'You can still look at everything.';
export const seasonPausedText = (): string =>
  'The season is paused, so you can’t change anything right now. You can still look at everything.';

export const answerOfPastSeasonText = (): string =>
  'A new season has started, so this answer no longer counts. ' +
  'Go to your dashboard to start the new season.';
export const answerOfOtherStudentText = (): string =>
  'Someone else is signed in now. This answer is saved on this device for the student who ' +
  'typed it.';

/** Shown when no proof of work was sent. Our pages compute it once their script has loaded. */
export const signInIsBusyText = (): string =>
  'A lot of people are trying to sign in right now. Please wait a moment and try again. ' +
  'If that doesn’t help, reload the page.';
