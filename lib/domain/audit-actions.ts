/** Deeds that the audit log knows, by their stored names, in words for an admin. A deed without words is shown by its stored name. */
export const AUDIT_ACTIONS: Readonly<Record<string, string>> = {
  'league.create': 'Opened a league',
  'league.rename': 'Renamed a league',
  'league.password': 'Changed a league password',
  'league.archive': 'Archived a league',
  'league.unarchive': 'Opened a league again',
  'league.delete': 'Began to delete a league',
  'league.deleted': 'Deleted a league',
  'league.purge': 'Began to delete a league that was due',
  'league.read': 'Looked at a league',
  'student.read': 'Looked at a student',
  'student.export': 'Saved a student’s data',
  'student.delete': 'Deleted a student',
  'sticker.award': 'Gave a sticker',
  'sticker.remove': 'Took a sticker away',
  'graph.read': 'Looked at a graph',
  'graph.review': 'Reviewed a graph',
  'graph.returned': 'Sent a graph back',
  'graph.replace': 'Handed in a graph again',
  'graph.remove': 'Took a graph away',
  'teacher-picture.read': 'Looked at a teacher’s picture',
  'allowance.set': 'Set an allowance',
  'allowance.delete': 'Took an allowance away',
  'allowance.read': 'Looked at the allowances',
  'audit.read': 'Looked at this log',
  'admin.page': 'Tried a page for admins',
  'admin-grant': 'Made somebody an admin',
  'admin-revoke': 'Ended an admin’s rights',
  'set-season': 'Set the season',
  'open-week': 'Opened a week',
};

export function auditActionText(action: string): string {
  return AUDIT_ACTIONS[action] ?? action;
}
