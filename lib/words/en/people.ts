import type { ClassRoleInvitation, InvitedRole } from '@/lib/domain/class/adults';
import { listOfText } from './numbers';
import { ROLE_NAMES } from './role-names';

const WITH_ARTICLE: Readonly<Record<InvitedRole, string>> = {
  'co-teacher': 'a co-teacher',
  substitute: 'a substitute',
  aide: 'an aide',
};

export const CLASS_ADULTS = {
  title: 'People of this class',
  lead: 'Each person signs in with their own name. The record says who did what.',
  table: 'Who is here',
  name: 'Name',
  from: 'From',
  until: 'Until',
  more: 'Changes',
  linkHint: 'Co-teachers, substitutes, and aides.',
  you: 'you',
  unreadable:
    'We can’t read who else is in this class, so nobody else is let in. ' +
    'Invite them again to let them in.',
  noEnd: 'no end',
  over: 'over',
  role: 'Is here as',
  classes: 'Classes',
  firstDay: 'First day',
  lastDay: 'Last day',
  save: 'Save',
  saved: 'Saved. It counts from the next click on.',
  takeOut: 'Take out',
  takenOut: 'That person is out. The next click shows it.',
  leave: 'Leave this class',
  leaveTitle: 'Leave this class?',
  leaveWhat: 'What you did stays, under your name. Only the owner can let you back in.',
  handOver: 'Hand over',
  offered: 'You asked. Once your co-teacher says yes, the class is theirs.',
  offerTakenBack: 'The class stays yours.',
  handOverWhat:
    'The class, its codes, and its calendar then belong to the other, and count as theirs. ' +
    'You stay as a co-teacher and can leave.',
  handOverTo: 'Hand the class over to',
  needsCoTeacher: 'To hand the class over, invite the other teacher as a co-teacher first.',
  askedYou: 'The owner asks you to take this class over',
  ask: 'Ask them',
  isAsked: 'asked to take over',
  decline: 'No, it stays theirs',
  declined: 'You said no. The class stays with its owner.',
  takeOver: 'Take this class over',
  tookOver: 'The class is yours now.',
  takeOverWhat:
    'The class, its codes, and its calendar then belong to you, and it counts toward your ' +
    'limit. The owner stays as a co-teacher.',
  cancel: 'Cancel',
  invite: 'Invite by link',
  inviteAs: 'As',
  email: 'Email address',
  forWhich: 'For',
  thisClass: 'This class',
  inviteButton: 'Send the link',
  handLink: 'Give this link to them. It works once, after they sign in with that address.',
  copyLink: 'Copy the link',
  copied: 'The link is copied.',
  invited: 'Invited',
  takeBack: 'Take back',
  takenBack: 'The link no longer works.',
  anyoneCanLeave:
    'Anyone can leave a class; what they did stays, under their name. The owner hands over first.',
  each: 'What each may do',
} as const;

export const ROLE_TABLE_COLUMNS = [
  'What',
  ROLE_NAMES.owner,
  ROLE_NAMES['co-teacher'],
  ROLE_NAMES.substitute,
  ROLE_NAMES.aide,
] as const;
/** Each line needs the capability beside it. */
export const ROLE_TABLE_ROWS = [
  { needs: 'look', text: 'See the work, the grid, the brief, the lines of a card' },
  { needs: 'run', text: 'Eyes up, projector, login cards, graph reviews' },
  { needs: 'run', text: 'Comment, take an answer out, count from paper' },
  { needs: 'manage', text: 'Students, supports, levels, grades' },
  { needs: 'manage', text: 'Calendar, formulas, open a week' },
  { needs: 'own', text: 'People; rename, archive, or delete' },
] as const;
export const ALLOWED_LABEL = 'yes';
export const NOT_ALLOWED_LABEL = 'no';

export const ADULT_PROBLEMS = {
  noDay: 'Please choose the substitute’s last day.',
  pastDay: 'Please choose today or a later day.',
  endsFirst: 'The last day is before the first one.',
  yourself: 'You are in this class already.',
  ownerStays: 'The owner can’t leave. Hand the class over first.',
  notAsked: 'The owner hasn’t asked you to take this class over.',
} as const;

/** What the viewer's role allows, above every page of a class that the viewer doesn't own. */
export const VIEWER_ROLE_NOTES: Readonly<Record<InvitedRole, string>> = {
  'co-teacher': 'You’re a co-teacher in this class.',
  substitute: 'You’re a substitute in this class: you run lessons; its settings stay as they are.',
  aide: 'You’re an aide in this class: you see everything and change nothing.',
};

/** Someone without a profile of the class's season. */
export const FORMER_TEACHER = 'A teacher';

export const rowControlLabel = (name: string, what: string): string => `${what}: ${name}`;
export const takeOutTitle = (name: string): string => `Take ${name} out of this class?`;
export const removeAdultText =
  'What they did stays, under their name. Their next click finds no class.';
export const allClassesShortText = (classes: number): string => `All ${classes}`;
/** "all 5", "Periods 2 and 5". */
export function periodListText(periods: readonly string[], of: number): string {
  if (periods.length === of) return `all ${of}`;
  return periods.length === 0
    ? ''
    : `${periods.length === 1 ? 'Period' : 'Periods'} ${listOfText(periods)}`;
}
export const invitationLinkSentText = (email: string): string => `We sent the link to ${email}.`;

/**
 * "Ms. Rivera invites you to Room 12 as a substitute, from November 30, 2026, until December 2,
 * 2026."
 */
export const classRoleInvitationText = ({
  by,
  classes,
  role,
  from,
  until,
}: ClassRoleInvitation): string =>
  `${by || FORMER_TEACHER} invites you to ${listOfText(classes)} as ${WITH_ARTICLE[role]}` +
  `${from ? `, ${fromDayText(from)}` : ''}${until ? `, until ${until}` : ''}.`;
export const fromDayText = (day: string): string => `from ${day}`;

/** A page that an owner prints for a substitute. */
export const SUB_SHEET = {
  print: 'Print for the sub',
  title: 'For the substitute',
  mailed: 'Open the link that was mailed to you, and say yes.',
  handed: 'Sign in with your address, open this link, and say yes. It works once.',
  lines: [
    'Week shows who is at work and who may need help. ' +
      'Press a name there: the page says what to ask.',
    'Eyes up puts a sentence on all screens of the class. Press Go on to end it.',
    'Projector shows how far the whole class is, without names.',
    'Tuesday has a warm-up and groups on one page to print.',
    'A student can’t sign in? Press Students, then the name, then a new login card.',
    'Supports, grades, and the calendar stay as they are. All you do is kept under your name.',
  ],
} as const;
export const accessEndsText = (day: string): string => `The class closes for you after ${day}.`;
