import { parseArgs } from 'node:util';
import { getServices } from '@/lib/platform/services';
import {
  findUnreadableRecords,
  repairRecord,
  type UnreadableRecord,
} from '@/lib/transfer/check-data';
import { printLine, runCommand } from '../lib/command-line';

/**
 * Lists documents that can't be read completely and how each can be repaired; with `--yes` repairs
 * them.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const { store } = getServices();
  const misfits: UnreadableRecord[] = [];
  for await (const misfit of findUnreadableRecords(store)) {
    misfits.push(misfit);
    sayMisfit(misfit);
  }
  const repairable = misfits.filter(({ repairs }) => repairs.length > 0);
  if (misfits.length === 0) return printLine('Every document can be read.');
  printLine(
    `Documents that can’t be read, or not in full: ${misfits.length}. Only one value can be right in ${repairable.length} of them.`,
  );
  if (repairable.length === 0) return;
  if (!values.yes)
    return printLine('Nothing was changed. To write those values: npm run check-data -- --yes');
  let written = 0;
  for (const misfit of repairable) written += (await repairRecord(store, misfit)).length;
  printLine(`Written: ${written} ${written === 1 ? 'field' : 'fields'}.`);
});

function sayMisfit({ path, id, unreadable, fields, repairs }: UnreadableRecord): void {
  printLine(
    `${path}/${id}: ${unreadable === null ? 'read, but not in full' : `can’t be read: ${unreadable}`}`,
  );
  if (unreadable === null && fields.length > 0)
    printLine(`  read as if missing: ${fields.join(', ')}`);
  for (const { field, before, after } of repairs) {
    printLine(`  will become: ${field} ${JSON.stringify(before)} -> ${JSON.stringify(after)}`);
  }
}
