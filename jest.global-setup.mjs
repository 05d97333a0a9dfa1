// A folder for one run, in which test files share what takes long to make.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default () => {
  process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'fraction-league-jest-'));
};
