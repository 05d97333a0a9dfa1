import type { Viewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { oldestFirst } from '@/lib/data/only-one';
import { normalizeEmail } from '@/lib/domain/account-rules';
import { env } from '@/lib/server/env';
import { getServices } from '@/lib/server/services';
import { type TeacherLeagueAllowance, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import type { ReadOperations } from '@/lib/store/port';
import { writeAsAdmin } from '../admin/require-admin';

/**
 * Says how many leagues the teacher with this email may open, also before they have signed up. It counts from the teacher's next league on;
 * leagues that are open already stay. Only for admins, who are checked inside the transaction that also writes the audit record.
 */
export async function setAllowance(
  viewer: Viewer,
  input: { email: string; leagueAllowance: number },
): Promise<{ leagueAllowance: number }> {
  const { leagueAllowance } = input;
  const email = normalizeEmail(input.email);
  const target = await teacherIdOf(email);
  await writeAsAdmin(viewer, 'allowance.set', async (transaction, admin) => {
    const found = await findRecordsIn(transaction, email);
    const before = found[0]?.leagueAllowance;
    // Older data may hold a record under another id, or two of them: they are made to agree.
    if (found.length > 0 && found.every((record) => record.leagueAllowance === leagueAllowance)) return;
    for (const { id } of found) transaction.merge(teacherLeagueAllowances, id, { leagueAllowance });
    if (found.length === 0) transaction.create(teacherLeagueAllowances, { id: email, docID: email, email, leagueAllowance });
    writeAudit(transaction, {
      actorId: admin.viewer.accountId,
      action: 'allowance.set',
      target,
      outcome: 'done',
      values: { from: before ?? env().DEFAULT_LEAGUE_ALLOWANCE, fromDefault: before === undefined, to: leagueAllowance },
    });
  });
  return { leagueAllowance };
}

/** Takes the record away, so that the default counts again. No error and no audit record when there is none. */
export async function deleteAllowance(viewer: Viewer, input: { email: string }): Promise<{ leagueAllowance: number }> {
  const email = normalizeEmail(input.email);
  const target = await teacherIdOf(email);
  const byDefault = env().DEFAULT_LEAGUE_ALLOWANCE;
  await writeAsAdmin(viewer, 'allowance.delete', async (transaction, admin) => {
    const found = await findRecordsIn(transaction, email);
    if (found.length === 0) return;
    for (const { id } of found) transaction.delete(teacherLeagueAllowances, id);
    writeAudit(transaction, {
      actorId: admin.viewer.accountId,
      action: 'allowance.delete',
      target,
      outcome: 'done',
      values: { from: found[0]?.leagueAllowance ?? byDefault, to: byDefault },
    });
  });
  return { leagueAllowance: byDefault };
}

/** The one that counts first. */
async function findRecordsIn(reader: ReadOperations, email: string): Promise<TeacherLeagueAllowance[]> {
  return oldestFirst(await reader.query(teacherLeagueAllowances, { where: [{ field: 'email', op: '==', value: email }] }));
}

/** How the audit log names the teacher: never by the address. */
async function teacherIdOf(email: string): Promise<string> {
  return (await getServices().identity.findAccountByEmail(email))?.accountId ?? 'no-account';
}
