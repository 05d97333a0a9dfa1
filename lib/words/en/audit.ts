import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import {
  type AuditAction,
  type AuditValues,
  type FormulaLevelAuditAction,
  formulaLevelAuditAction,
} from '@/lib/domain/site/audit-actions';
import { levelInSentence } from './formula-levels';
import { countText } from './numbers';

export const AUDIT_KINDS = {
  leagues: 'Leagues and their settings',
  calendars: 'Calendars',
  students: 'Students and accounts',
  graphs: 'Graphs',
  teams: 'Team names and stickers',
  admins: 'Teachers, admins, and allowances',
  seasons: 'The season',
  views: 'What was viewed or downloaded',
} as const;
export type AuditKind = keyof typeof AUDIT_KINDS;
export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(AUDIT_KINDS, text);

type Words = readonly [kind: AuditKind, did: string, wouldDo: string, what: string];

const setToLevel = Object.fromEntries(
  FORMULA_LEVELS.map((level) => [
    formulaLevelAuditAction(level),
    ['students', 'set', 'set', `{it} to formula ${levelInSentence(level)}`],
  ]),
) as unknown as Record<FormulaLevelAuditAction, Words>;

/** Each action as the rest of a sentence after the person's name; `{it}` is the target. */
const ACTION_WORDS: Readonly<Record<AuditAction, Words>> = {
  'league.create': ['leagues', 'opened', 'open', 'the league {it}'],
  'league.rename': ['leagues', 'renamed', 'rename', '{it}'],
  'league.groups': [
    'leagues',
    'kept the groups of',
    'keep the groups of',
    '{it}, or let new ones be made',
  ],
  'league.tryout': ['leagues', 'tried out', 'try out', '{it} as a practice student'],
  'league.end-tryout': ['leagues', 'deleted', 'delete', 'their practice student in {it}'],
  'league.cards': ['leagues', 'changed', 'change', 'how students of {it} work out cards'],
  'league.copy-settings': ['leagues', 'copied', 'copy', 'settings of another class to {it}'],
  'league.password': ['leagues', 'changed', 'change', 'the password of {it}'],
  'league.code': ['leagues', 'changed', 'change', 'the join code of {it}'],
  'league.archive': ['leagues', 'archived', 'archive', '{it}'],
  'league.unarchive': ['leagues', 'reopened', 'reopen', '{it}'],
  'league.delete': ['leagues', 'deleted', 'delete', '{it}, which goes 30 days later'],
  'league.keep': ['leagues', 'took back', 'take back', 'that {it} was deleted'],
  'league.deleted': ['leagues', 'deleted', 'delete', '{it}'],
  'league.purge': ['leagues', 'started', 'start', 'to delete {it}, which was due'],
  'league.export': ['views', 'downloaded', 'download', 'the data of {it}'],
  'league.formulas': ['leagues', 'changed', 'change', 'the formulas of {it}'],
  'league.board-level': [
    'leagues',
    'changed',
    'change',
    'the level that the boards of {it} count by',
  ],
  'league.start-level': [
    'leagues',
    'changed',
    'change',
    'the level that new students of {it} start with',
  ],
  'league.school-class': [
    'leagues',
    'changed',
    'change',
    'the link of {it} to the school’s roster',
  ],
  'league.gradebook': ['leagues', 'changed', 'change', 'what counts in the gradebook of {it}'],
  'league.eyes-up': ['leagues', 'paused', 'pause', 'the screens of {it}'],
  'league.invite': ['leagues', 'invited', 'invite', 'another adult into {it}'],
  'league.uninvite': ['leagues', 'canceled', 'cancel', 'an invitation into {it}'],
  'league.join': ['leagues', 'joined', 'join', '{it} as another adult'],
  'league.leave': ['leagues', 'left', 'leave', '{it}'],
  'league.offer': ['leagues', 'changed', 'change', 'who is asked to take over {it}'],
  'league.decline': ['leagues', 'declined', 'decline', 'to take over {it}'],
  'league.take-over': ['leagues', 'took', 'take', 'over {it}'],
  'adult.change': ['leagues', 'changed', 'change', 'the part of {it} in a class'],
  'adult.remove': ['leagues', 'took', 'take', '{it} out of a class'],
  'league.read': ['views', 'viewed', 'view', '{it}'],
  'calendar.open-week': ['calendars', 'opened', 'open', 'the next week of {it}'],
  'calendar.undo-week': ['calendars', 'closed', 'close', 'the week of {it} again'],
  'calendar.no-school': ['calendars', 'added', 'add', 'days without school to {it}'],
  'calendar.school': ['calendars', 'removed', 'remove', 'days without school from {it}'],
  'calendar.more-days': ['calendars', 'gave', 'give', 'a week of {it} more days'],
  'calendar.pause': ['calendars', 'paused', 'pause', '{it}'],
  'calendar.go-on': ['calendars', 'let', 'let', '{it} go on'],
  'calendar.plan': ['calendars', 'changed', 'change', 'the plan of {it}'],
  'calendar.season': ['calendars', 'changed', 'change', 'which season {it} plays'],
  'calendar.address': ['calendars', 'made', 'make', 'an address for the calendar of {it}'],
  'student.read': ['views', 'viewed', 'view', '{it}'],
  'student.look': ['views', 'looked at', 'look at', 'the pages of {it} as the student sees them'],
  'student.export': ['views', 'downloaded', 'download', 'the data of {it}'],
  'account.create': ['students', 'made', 'make', 'accounts for {it}'],
  'password.reset': ['students', 'reset', 'reset', 'the password of {it}'],
  'cards.reprint': ['students', 'showed', 'show', 'unused login cards of {it} again'],
  'student.move': ['students', 'moved', 'move', '{it} to another league'],
  'student.remove': ['students', 'removed', 'remove', '{it} from a league'],
  'student.bring-back': ['students', 'brought', 'bring', '{it} back into a league'],
  'student.rename': ['students', 'corrected', 'correct', 'the name of {it}'],
  'student.class-formulas': ['students', 'let', 'let', '{it} use the class’s formulas this week'],
  'student.excuse': ['students', 'changed', 'change', 'which weeks {it} is excused from'],
  'student.supports': ['students', 'changed', 'change', 'the supports of {it}'],
  'student.ask-lines': ['students', 'asked', 'ask', '{it} for the lines of a step'],
  'student.take-out': ['students', 'took', 'take', 'an answer of {it} out'],
  'student.put-back': ['students', 'put', 'put', 'an answer of {it} back'],
  'student.paper': ['students', 'counted', 'count', 'work of {it} from paper'],
  'student.no-paper': ['students', 'opened', 'open', 'a card of {it} that was counted from paper'],
  'student.comment': ['students', 'changed', 'change', 'a comment on a card of {it}'],
  'student.school-account': ['students', 'connected', 'connect', 'a school account with {it}'],
  'student.no-school-account': [
    'students',
    'turned down',
    'turn down',
    'a school account that asked for {it}',
  ],
  'student.group': ['students', 'put', 'put', '{it} into a group'],
  'student.reference': ['students', 'changed', 'change', 'the reference of {it}'],
  'team-name.approve': ['teams', 'approved', 'approve', 'the team name of {it}'],
  'team-name.refuse': ['teams', 'refused', 'refuse', 'the team name of {it}'],
  'team-name.change': ['teams', 'changed', 'change', 'the team name of {it}'],
  'team-name.overrule': ['teams', 'overruled', 'overrule', 'the filter for the team name of {it}'],
  ...setToLevel,
  'student.more-tries': ['students', 'gave', 'give', 'more tries to {it}'],
  'student.catch-up': ['students', 'changed', 'change', 'which earlier weeks {it} can catch up on'],
  'student.delete': ['students', 'deleted', 'delete', '{it}'],
  'sticker.award': ['teams', 'gave', 'give', 'a sticker to {it}'],
  'sticker.remove': ['teams', 'took', 'take', 'a sticker from {it}'],
  'graph.read': ['views', 'viewed', 'view', '{it}'],
  'graph.review': ['graphs', 'reviewed', 'review', '{it}'],
  'graph.approved': ['graphs', 'shared', 'share', '{it} with the class'],
  'graph.seen': ['graphs', 'accepted', 'accept', '{it} and kept it private'],
  'graph.returned': ['graphs', 'sent', 'send', '{it} back for a new version'],
  'graph.waiting': ['graphs', 'took', 'take', 'back the review of {it}'],
  'graph.question': ['graphs', 'changed', 'change', 'the question for Tuesday about {it}'],
  'graph.replace': ['graphs', 'replaced', 'replace', '{it}'],
  'graph.remove': ['graphs', 'removed', 'remove', '{it}'],
  'teacher-picture.read': ['views', 'viewed', 'view', 'the picture of {it}'],
  'allowance.set': ['admins', 'set', 'set', 'how many leagues {it} may open'],
  'allowance.delete': ['admins', 'took', 'take', 'back the league allowance of {it}'],
  'allowance.ask': ['admins', 'asked', 'ask', 'for more leagues'],
  'allowance.refuse': ['admins', 'said', 'say', '“not now” to more leagues for {it}'],
  'allowance.requests': ['views', 'viewed', 'view', 'who asks for leagues'],
  'allowance.read': ['views', 'viewed', 'view', 'the allowances'],
  'audit.read': ['views', 'viewed', 'view', 'this log'],
  'admin.page': ['views', 'opened', 'open', 'an admin page'],
  'teacher.invite': ['admins', 'invited', 'invite', '{it}'],
  'teacher.uninvite': ['admins', 'canceled', 'cancel', 'the invitation of {it}'],
  'teacher.join': ['admins', 'accepted', 'accept', 'the invitation to {it}'],
  'teacher.refuse': ['admins', 'refused', 'refuse', 'the sign-up of {it}'],
  'teacher.invitations': ['views', 'viewed', 'view', 'the invitations'],
  'teacher.purge': ['admins', 'deleted', 'delete', 'the teacher {it}, who had left'],
  'address.confirm': ['admins', 'confirmed', 'confirm', 'the email address of {it}'],
  'admin-grant': ['admins', 'made', 'make', '{it} an admin'],
  'admin-revoke': ['admins', 'took', 'take', 'the admin rights of {it}'],
  'set-season': ['seasons', 'set', 'set', 'the season to {it}'],
  'open-week': ['seasons', 'opened', 'open', '{it}'],
  'pause-season': ['seasons', 'paused', 'pause', 'the season'],
  'resume-season': ['seasons', 'resumed', 'resume', 'the season'],
  'correct-week': ['seasons', 'applied', 'apply', 'an NFL stat correction to {it}'],
  'week.cancel-game': ['seasons', 'marked', 'mark', 'a game of {it} as canceled'],
  'week.restore-game': ['seasons', 'took', 'take', 'back that a game of {it} was canceled'],
  'season-clock.read': ['views', 'viewed', 'view', 'the season clock'],
};

export const auditActionsOfKind = (kind: AuditKind): string[] =>
  Object.entries(ACTION_WORDS).flatMap(([action, [of]]) => (of === kind ? [action] : []));

type ToldDeed = {
  action: string;
  target: string;
  /** The class of a student or graph; null if unknown, or if it is the target itself. */
  place: string | null;
  outcome: 'done' | 'denied';
  /** How many students of one class the action changed. */
  students: number | null;
  detail: string | null;
};

/**
 * The sentence after a person's name: "reset the password of kim.l.otter42 in Room 12." An unknown
 * stored action is shown by its code.
 */
export function auditSentenceAfterNameText({
  action,
  target,
  place,
  outcome,
  students,
  detail,
}: ToldDeed): string {
  const [, did, wouldDo, what] = Object.hasOwn(ACTION_WORDS, action)
    ? ACTION_WORDS[action as AuditAction]
    : (['views', `did “${action}”:`, `do “${action}”:`, '{it}'] as const);
  const where =
    students === null
      ? `${readable(target)}${place ? ` in ${place}` : ''}`
      : `${auditStudentsText(students)} in ${target}`;
  const to = what.split('{it}').join(where);
  const how = detail ? `: ${detail}` : '';
  const sentence = `${outcome === 'done' ? did : `tried to ${wouldDo}`} ${to}${how}`;
  // A student's short name ends with a period.
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** A week of a season is stored as `2023_7`, a season as `2023_0`. */
function readable(target: string): string {
  const [, season, week] = /^(\d{4})_(\d{1,2})$/.exec(target) ?? [];
  if (!season) return target;
  return week === '0' ? season : `week ${week} of ${season}`;
}

export const capitalizeArticle = (name: string): string =>
  /^an? /.test(name) ? `A${name.slice(1)}` : name;

export const auditRefusalCountText = (times: number, lastAt: string | null): string =>
  times > 1 ? `Refused ${times} times${lastAt ? `, last at ${lastAt}` : ''}` : 'Refused';

/** The heading above one day's records. */
export const auditDayText = (daysAgo: number, day: string): string =>
  daysAgo === 0 ? `Today, ${day}` : daysAgo === 1 ? `Yesterday, ${day}` : day;

/** The time ranges of the log's filter. */
export const AUDIT_TIME_RANGES = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'The last 7 days',
  month: 'The last 30 days',
} as const;
export type AuditTimeRange = keyof typeof AUDIT_TIME_RANGES;
export const isAuditTimeRange = (text: string): text is AuditTimeRange =>
  Object.hasOwn(AUDIT_TIME_RANGES, text);

/** What an action changed, in words; null for an action without details. */
export function auditDetail(action: string, values: AuditValues): string | null {
  switch (action) {
    case 'allowance.set':
      return `${values.from}${values.fromDefault ? ' (default)' : ''} to ${values.to}`;
    case 'allowance.delete':
      return `${values.from} to ${values.to} (default)`;
    case 'league.formulas':
      return `${values.own ? 'A set of its own' : 'The two levels'}, from week ${values.week}`;
    case 'correct-week':
      return (
        `${countText(Number(values.games), 'game')}, ` +
        countText(Number(values.cards), 'score card')
      );
    default:
      return null;
  }
}

export const auditStudentsText = (number: number): string => countText(number, 'student');

/** Names for actors and targets that are neither a person nor a league. */
export const COMMAND_LINE = 'The command line';
export const SPECIAL_AUDIT_TARGET_NAMES: Readonly<Record<string, string>> = {
  admin: 'an admin page',
  admins: 'the admins',
  others: 'many other things',
  'no-account': 'a teacher who had no account yet',
  // Stored by older releases.
  'no account yet': 'a teacher who had no account yet',
};

const DELETED = {
  account: 'a deleted account',
  league: 'a deleted league',
  graph: 'a deleted graph',
} as const;
/** Names something deleted by the first six characters of its former id. */
export const deletedTargetText = (what: keyof typeof DELETED, id: string): string =>
  `${DELETED[what]} (${id.slice(0, 6)})`;
export const graphOfText = (person: string): string => `a graph by ${person}`;
export const unnamedInvitationText = (id: string): string => `an invitation (${id.slice(0, 6)})`;
