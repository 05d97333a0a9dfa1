import {
  confirmEmailByOperator,
  grantAdmin,
  listAdmins,
  revokeAdmin,
} from '@/lib/data/admin/commands';
import { COMMAND_LINE_OPERATOR } from '../../lib/data/operator';
import { printLine, runCommand, UsageError } from '../lib/command-line';

const USAGE = 'Usage: npm run admin -- confirm EMAIL | grant EMAIL | revoke EMAIL | list';

runCommand(async () => {
  const [deed, email, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new UsageError(USAGE);
  if (deed === 'list') {
    const found = await listAdmins(COMMAND_LINE_OPERATOR);
    const lines = found.map(({ email, isProven }) =>
      isProven ? email : `${email} (the address is not proven)`,
    );
    printLine(lines.length > 0 ? lines.join('\n') : 'There is no admin yet.');
  } else if (deed === 'confirm' && email) {
    printLine(
      (await confirmEmailByOperator(COMMAND_LINE_OPERATOR, email))
        ? `${email} is confirmed. Whoever chose the password of this account may use it now.`
        : `${email} was confirmed already.`,
    );
  } else if (deed === 'grant' && email) {
    printLine(
      (await grantAdmin(COMMAND_LINE_OPERATOR, email))
        ? `${email} is an admin now.`
        : `${email} was an admin already.`,
    );
  } else if (deed === 'revoke' && email) {
    printLine(
      (await revokeAdmin(COMMAND_LINE_OPERATOR, email))
        ? `${email} is no admin any more.`
        : `${email} was no admin.`,
    );
  } else throw new UsageError(USAGE);
});
