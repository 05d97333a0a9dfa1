import { grantAdmin, listAdmins, revokeAdmin } from '@/lib/data/admin/commands';
import { OPERATOR } from '@/lib/data/operator';
import { runCommand, say, UsageError } from '../lib/command-line';

const USAGE = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list';

runCommand(async () => {
  const [deed, email] = process.argv.slice(2);
  if (deed === 'list') {
    const emails = await listAdmins(OPERATOR);
    say(emails.length > 0 ? emails.join('\n') : 'There is no admin yet.');
  } else if (deed === 'grant' && email) {
    say((await grantAdmin(OPERATOR, email)) ? `${email} is an admin now.` : `${email} was an admin already.`);
  } else if (deed === 'revoke' && email) {
    say((await revokeAdmin(OPERATOR, email)) ? `${email} is no admin any more.` : `${email} was no admin.`);
  } else throw new UsageError(USAGE);
});
