import { FORMULA_LEVELS, levelInSentence } from '@/lib/domain/football/formulas';
import { type AuditAction, type AuditValues, type LevelDeed, levelDeed } from '@/lib/domain/site/audit-actions';
import { count } from './numbers';

const setToLevel = Object.fromEntries(
  FORMULA_LEVELS.map((level) => [levelDeed(level), `Set a student to formula ${levelInSentence(level)}`]),
) as Record<LevelDeed, string>;

export const AUDIT_WORDS: Readonly<Record<AuditAction, string>> = {
  'league.create': 'Opened a league',
  'league.rename': 'Renamed a league',
  'league.groups': 'Kept a class’s groups, or let new ones be made',
  'league.cards': 'Changed how a league’s students work out cards',
  'league.password': 'Changed a league’s password',
  'league.code': 'Changed a league’s join code',
  'league.archive': 'Archived a league',
  'league.unarchive': 'Reopened a league',
  'league.delete': 'Started deleting a league',
  'league.deleted': 'Deleted a league',
  'league.purge': 'Started deleting a league that was due',
  'league.export': 'Downloaded a league’s data',
  'league.formulas': 'Changed a league’s formulas',
  'league.gradebook': 'Changed what counts in a league’s gradebook',
  'league.read': 'Viewed a league',
  'calendar.open-week': 'Opened a league’s next week',
  'calendar.undo-week': 'Closed a league’s week again',
  'calendar.no-school': 'Added days without school',
  'calendar.school': 'Removed days without school',
  'calendar.more-days': 'Gave a week more days',
  'calendar.pause': 'Paused a league',
  'calendar.go-on': 'Let a league go on',
  'calendar.plan': 'Changed a league’s plan',
  'calendar.season': 'Changed which season a league plays',
  'calendar.address': 'Made an address for a league’s calendar',
  'student.read': 'Viewed a student',
  'student.export': 'Downloaded a student’s data',
  'account.create': 'Created student accounts',
  'password.reset': 'Reset a student’s password',
  'cards.reprint': 'Showed unused login cards again',
  'student.move': 'Moved a student',
  'student.remove': 'Removed a student from a league',
  'student.excuse': 'Changed which weeks a student is excused from',
  'student.group': 'Put a student into a group',
  'student.reference': 'Changed a student’s own reference',
  'team-name.approve': 'Approved a team name',
  'team-name.refuse': 'Rejected a team name',
  'team-name.change': 'Changed a team name',
  'team-name.overrule': 'Overrode the team name filter',
  ...setToLevel,
  'student.more-tries': 'Gave a student more tries',
  'student.catch-up': 'Changed which earlier weeks a student can catch up',
  'student.delete': 'Deleted a student',
  'sticker.award': 'Gave a sticker',
  'sticker.remove': 'Removed a sticker',
  'graph.read': 'Viewed a graph',
  'graph.review': 'Reviewed a graph',
  'graph.approved': 'Shared a graph with its class',
  'graph.seen': 'Kept a graph private',
  'graph.returned': 'Sent a graph back',
  'graph.replace': 'Replaced a graph',
  'graph.remove': 'Removed a graph',
  'teacher-picture.read': 'Viewed a teacher’s picture',
  'allowance.set': 'Set an allowance',
  'allowance.delete': 'Removed an allowance',
  'allowance.ask': 'Asked for more leagues',
  'allowance.refuse': 'Said “not now” to more leagues',
  'allowance.requests': 'Viewed who asks for leagues',
  'allowance.read': 'Viewed the allowances',
  'audit.read': 'Viewed this log',
  'admin.page': 'Tried to open an admin page',
  'teacher.invite': 'Invited a teacher',
  'teacher.uninvite': 'Canceled an invitation',
  'teacher.join': 'Accepted an invitation',
  'teacher.invitations': 'Viewed the invitations',
  'teacher.purge': 'Deleted a teacher who had left',
  'address.confirm': 'Confirmed an email address',
  'admin-grant': 'Made someone an admin',
  'admin-revoke': 'Removed an admin',
  'set-season': 'Set the season',
  'open-week': 'Opened a week',
  'pause-season': 'Paused the season',
  'resume-season': 'Resumed the season',
  'correct-week': 'Applied an NFL stat correction',
  'season-clock.read': 'Viewed the season clock',
};

/** What was done, for an admin. A stored deed that is not known is shown by its name. */
export function auditActionText(action: string): string {
  return (AUDIT_WORDS as Readonly<Record<string, string>>)[action] ?? action;
}

/** The numbers that belong to a deed; null for none that are known. */
export function auditDetail(action: string, values: AuditValues): string | null {
  switch (action) {
    case 'allowance.set':
      return `${values.from}${values.fromDefault ? ' (default)' : ''} to ${values.to}`;
    case 'allowance.delete':
      return `${values.from} to ${values.to} (default)`;
    case 'league.formulas':
      return `${values.own ? 'A set of its own' : 'The two levels'}, from week ${values.week}`;
    case 'correct-week':
      return `${count(Number(values.games), 'game')}, ${count(Number(values.cards), 'score card')}`;
    default:
      return null;
  }
}

export const auditStudents = (number: number): string => count(number, 'student');

/** Who did it and to whom, where the log names neither a person nor a league. */
export const COMMAND_LINE = 'The command line';
export const AUDIT_TARGETS: Readonly<Record<string, string>> = {
  admin: 'Admin pages',
  admins: 'The admins',
  others: 'Many other things',
  'no-account': 'A teacher who had no account yet',
  // As older releases stored it.
  'no account yet': 'A teacher who had no account yet',
};

const DELETED = { account: 'A deleted account', league: 'A deleted league', graph: 'A deleted graph' } as const;
/** Told apart by the beginning of what once was an id. */
export const deletedTarget = (what: keyof typeof DELETED, id: string): string => `${DELETED[what]} (${id.slice(0, 6)})`;
export const graphOf = (person: string): string => `A graph by ${person}`;
export const unnamedInvitation = (id: string): string => `An invitation (${id.slice(0, 6)})`;
