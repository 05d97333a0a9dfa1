import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signUpTeacherAndPrepareEmail } from '@/lib/data/account/commands';
import { confirmEmailByOperator } from '@/lib/data/admin/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { getServices } from '@/lib/platform/services';
import { TEST_SEASON } from './services';

export const TEACHER_PASSWORD = 'seven green kites';

/** A signed-up teacher whose address is proven. */
export async function provenTeacher(
  email: string,
  displayName = 'Ms Lovelace',
  school = 'Hill School',
): Promise<SignedInViewer> {
  await signUpTeacherAndPrepareEmail(
    { email, password: TEACHER_PASSWORD, displayName, school, agreed: true },
    'here',
  );
  await confirmEmailByOperator(COMMAND_LINE_OPERATOR, email);
  const account = await getServices().identity.findAccountByEmail(email);
  if (!account) throw new Error('There is no account.');
  return {
    accountId: account.accountId,
    sessionId: 'session',
    email,
    role: 'teacher',
    season: TEST_SEASON,
  };
}
