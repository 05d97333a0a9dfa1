import { checkPassword } from '@/lib/domain/account-rules';
import { isCommonPassword } from '@/lib/identity/common-passwords';
import { passwordProblem } from '@/words/account';
import { DomainError } from '../errors';

/** Refuses a password with a sentence, on the `password` field. */
export function requireGoodPassword(password: string, email: string): void {
  const checked = checkPassword(password, email);
  const why = checked.ok ? (isCommonPassword(password) ? 'common' : null) : checked.why;
  if (!why) return;
  const message = passwordProblem(why);
  throw new DomainError('invalid-input', message, { password: message });
}
