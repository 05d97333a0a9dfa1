import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Criterion,
  readCheckedOn,
  readCriteria,
} from '@/lib/domain/site/accessibility-report';

type AccessibilityTable = {
  criteria: readonly Criterion[];
  checkedOn: string;
  /** The app's version. */
  version: string;
};

let table: AccessibilityTable | null = null;

/** The table of `docs/accessibility.md`, which lies beside the build. Read once per process. */
export function accessibilityTable(): AccessibilityTable {
  if (!table) {
    const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), 'utf8');
    const text = read('docs', 'accessibility.md');
    const { version } = JSON.parse(read('package.json')) as { version: string };
    table = { criteria: readCriteria(text), checkedOn: readCheckedOn(text), version };
  }
  return table;
}
