// Checks a whole database file and reports its faults, in a separate process: reading it takes
// seconds, during which a server would answer no one. `lib/platform/maintenance.ts` starts it. It
// is plain Node, because the build doesn't include it.
import { setPriority } from 'node:os';
import Libsql from 'libsql';

const [location = ''] = process.argv.slice(2);
const MAX_FINDINGS = 20;

process.on('disconnect', () => process.exit());
setPriority(10);
const database = new Libsql(location, { readonly: true, fileMustExist: true });
process.send?.({ findings: look() }, () => process.disconnect());

function look() {
  try {
    const found = database.prepare(`PRAGMA quick_check(${MAX_FINDINGS})`).all();
    return found.map((row) => String(row.quick_check)).filter((finding) => finding !== 'ok');
  } catch (error) {
    // Damage that SQLite cannot even describe.
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) return [error.message];
    throw error;
  }
}
