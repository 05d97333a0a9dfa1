import { checkPassword } from '@/lib/domain/account-rules';
import { isCommonPassword } from '@/lib/identity/common-passwords';
import { DomainError } from '../errors';

const COMMON_PASSWORD = 'Many people use this password, so it is easy to guess. Please choose another one.';

/** Refuses a password with a sentence, on the `password` field. */
export function requireGoodPassword(password: string, email: string): void {
  const checked = checkPassword(password, email);
  const problem = checked.ok ? (isCommonPassword(password) ? COMMON_PASSWORD : null) : checked.message;
  if (problem) throw new DomainError('invalid-input', problem, { password: problem });
}
