import type { FormulaLevel } from '@/lib/domain/football/formulas';

/** Deeds that the audit log knows, by their stored names. Each has its words in `lib/words/en/audit.ts`; neither compiles without the other. */
export type AuditAction =
  | 'league.create'
  | 'league.rename'
  | 'league.cards'
  | 'league.password'
  | 'league.code'
  | 'league.archive'
  | 'league.unarchive'
  | 'league.delete'
  | 'league.deleted'
  | 'league.purge'
  | 'league.export'
  | 'league.formulas'
  | 'league.read'
  | 'calendar.open-week'
  | 'calendar.undo-week'
  | 'calendar.no-school'
  | 'calendar.school'
  | 'calendar.more-days'
  | 'calendar.pause'
  | 'calendar.go-on'
  | 'calendar.plan'
  | 'calendar.season'
  | 'calendar.address'
  | 'student.read'
  | 'student.export'
  | 'account.create'
  | 'password.reset'
  | 'student.move'
  | 'student.remove'
  | 'team-name.approve'
  | 'team-name.refuse'
  | 'team-name.change'
  | 'team-name.overrule'
  | LevelDeed
  | 'student.more-tries'
  | 'student.catch-up'
  | 'student.delete'
  | 'sticker.award'
  | 'sticker.remove'
  | 'graph.read'
  | 'graph.review'
  | 'graph.approved'
  | 'graph.seen'
  | 'graph.returned'
  | 'graph.replace'
  | 'graph.remove'
  | 'teacher-picture.read'
  | 'allowance.set'
  | 'allowance.delete'
  | 'allowance.read'
  | 'audit.read'
  | 'admin.page'
  | 'teacher.invite'
  | 'teacher.uninvite'
  | 'teacher.join'
  | 'teacher.invitations'
  | 'teacher.purge'
  | 'address.confirm'
  | 'admin-grant'
  | 'admin-revoke'
  | 'set-season'
  | 'open-week'
  | 'pause-season'
  | 'resume-season'
  | 'correct-week'
  | 'season-clock.read';

/** What is written when a teacher chooses a level. */
export type LevelDeed = `student.formula-level-${FormulaLevel}`;
export function levelDeed(level: FormulaLevel): LevelDeed {
  return `student.formula-level-${level}`;
}

/** Numbers that belong to a deed, such as before and after. Never a name or an email. */
export type AuditValues = Readonly<Record<string, number | boolean>>;
