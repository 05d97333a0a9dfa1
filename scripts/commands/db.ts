import { getServices } from '@/lib/platform/services';
import { readRawDocumentAsJson } from '@/lib/transfer/content';
import { printLine, runCommand, UsageError } from '../lib/command-line';

const USAGE =
  'Usage: npm run db -- get COLLECTION ID (for example studentTeams, or leagues/LEAGUE/students)';

runCommand(async () => {
  const [verb, path, id, ...rest] = process.argv.slice(2);
  if (verb !== 'get' || !path || !id || rest.length > 0) throw new UsageError(USAGE);
  const text = await readRawDocumentAsJson(getServices().store, path, id);
  if (text === null) throw new UsageError(`There is no document ${path}/${id}.`);
  printLine(text);
});
