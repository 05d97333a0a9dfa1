export const LEAGUE_ALLOWANCES_PAGE = {
  title: 'Allowances',
  heading: 'League allowances',
  invite: 'Invite teachers',
  auditLog: 'Audit log',
  search: 'Name, school, or email',
  doSearch: 'Search',
  showAll: 'Show all',
  pages: 'Pages of teachers',
  noneFound: 'No teacher found',
  tryPart: 'Try part of the name, the school, or the email.',
  caption: 'Teachers and their leagues',
  notSignedUp: 'Not signed up yet',
  notGiven: 'Not given',
  byEmail: 'Allow leagues by email',
  alsoBefore: 'This also works for a teacher who hasn’t signed up yet.',
  leagues: 'Leagues',
  save: 'Save',
  saved: 'Saved',
  clockFailed: 'The next week couldn’t be opened',
  askedForMore: 'Asked for more leagues',
  answer: 'Answer',
  notNow: 'Not now',
  record: 'record',
  records: 'records',
} as const;

/** An admin's first page: how the server is, and who waits. */
export const ADMIN_HOME = {
  health: 'How the server is',
  well: 'Fine:',
  look: 'Please look:',
  letIn: 'Let in',
  notOurs: 'Not ours',
  youAreProof: 'If you know the person, you are the proof: call or ask in the hall.',
  refuseTitle: 'Delete this sign-up?',
  refuseText: 'The account is deleted. The person can sign up again.',
  refuse: 'Delete the sign-up',
  cancel: 'Cancel',
} as const;
export const teachersAwaitingProofText = (teachers: number): string =>
  teachers === 1 ? '1 teacher waits for a proof' : `${teachers} teachers wait for a proof`;
export const sinceText = (day: string): string => `since ${day}`;
export const ALL_IS_WELL = 'All is well';
export const NO_BACKUP_YET = 'No backup yet';
export const NO_MAIL = 'This server sends no email';
export const backupText = (moment: string): string => `Last backup ${moment}`;
type LiveSeason = { season: number; currentWeek: number; isPaused: boolean };
export function liveSeasonWeekText({ season, currentWeek, isPaused }: LiveSeason): string {
  const week = currentWeek === 0 ? 'Before week 1' : `Week ${currentWeek}`;
  return isPaused ? `${season} is paused in ${week.toLowerCase()}` : `${week} of ${season} is in`;
}
export const SIGN_UP_NO_LONGER_WAITS = 'No teacher waits with this account anymore.';
export const CANNOT_LET_IN_ADMIN_ADDRESS =
  'This is the address of an admin. Only the link in the email can prove it.';

export const INVITATIONS = {
  email: 'Email',
  doInvite: 'Invite',
  takeBack: 'Take back',
  caption: 'Teachers who were invited',
  isOver: 'Is over',
  noMail:
    'This app doesn’t send email, so give this teacher the link yourself. ' +
    'Whoever opens it first gets the account.',
  shownOnce: 'It’s shown only once. For a new link, invite the teacher again.',
  lead:
    'The link in the invitation confirms the teacher’s email address. ' +
    'It works once, for two weeks.',
  newOne: 'A new invitation',
  open: 'Open invitations',
  none: 'No one is invited right now',
} as const;

export const AUDIT_LOG = {
  onlyThese: '(show only these)',
  lead: 'Who did what, newest first. Nothing here can be changed or deleted.',
  nobody: 'No one here has this email or user name',
  nothing: 'Nothing like this has happened',
  pages: 'Pages of the log',
  what: 'What',
  everything: 'Everything',
  when: 'When',
  anyDay: 'Any day',
  outcome: 'Outcome',
  anyOutcome: 'Done and refused',
  who: 'Who (email or user name)',
  show: 'Show',
} as const;

export const ALLOWANCE_COLUMNS = {
  teacher: 'Teacher',
  email: 'Email',
  school: 'School',
  open: 'Open',
  allowed: 'Allowed',
} as const;
export const INVITATION_COLUMNS = ['Email', 'Invited by', 'Sent', 'Ends', 'Change'] as const;
export const AUDIT_OUTCOMES = { done: 'Done', denied: 'Refused' } as const;

export const pageNumberText = (page: number): string => `Page ${page}`;
export const teachersPageAndTotalText = (page: number, pages: number, teachers: number): string =>
  `Page ${page} of ${pages}, ${teachers} in all`;
export const allowancesLeadText = (byDefault: number): string =>
  `Leagues each teacher can open. The default is ${byDefault}.`;
export const leaguesAllowedForText = (email: string): string => `Leagues allowed for ${email}`;
export const applyDefaultAllowanceText = (byDefault: number): string =>
  `Use the default (${byDefault})`;
export const teacherMayNowOpenLeaguesText = (email: string, leagues: number): string =>
  `${email} may open ${leagues} now.`;

type Authority = { name: string; agreedOn: string; noticeVersion: string };
/** The person who agreed for a school. */
export const schoolAgreementText = ({ name, agreedOn, noticeVersion }: Authority): string =>
  `Agreed by ${name} on ${agreedOn}, notice ${noticeVersion}`;

type Failure = { at: string; nextTryAt: string | null };
/** Shown if the season clock couldn't open the week. */
export const weekOpeningLastAndNextTryText = ({ at, nextTryAt }: Failure): string =>
  `Last tried ${at}. ` +
  `${nextTryAt ? `Next try ${nextTryAt}.` : 'Next try on Tuesday at 6:00 AM.'} The open week ` +
  'stays open.';

export const wantedLeagueCountText = (wanted: number): string => `${wanted} leagues`;
/** `leagues` is {@link wantedLeagueCountText}. */
export const asksForLeaguesText = <Part>(leagues: Part, on: string): readonly (string | Part)[] => [
  'Asks for ',
  leagues,
  ` in all, ${on}.`,
];
export const sentenceToTeacherLabel = (teacher: string): string =>
  `A sentence to ${teacher} (optional)`;
export const allowText = (leagues: number): string => `Allow ${leagues}`;

export const invitationSentText = (email: string): string =>
  `The invitation is on its way to ${email}.`;
export const invitationReadyText = (email: string): string =>
  `The invitation for ${email} is ready`;

/** For screen readers: added to a button's text, because they don't see the row it is in. */
export const saveAllowanceSuffixText = (email: string): string => `the allowance of ${email}`;
export const invitationOfEmailSuffix = (email: string): string => `the invitation of ${email}`;
export const leaguesForTeacherSuffix = (teacher: string): string => `leagues for ${teacher}`;
export const forTeacherText = (teacher: string): string => `for ${teacher}`;
