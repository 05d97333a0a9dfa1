import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLastCheckedDate, parseWcagCriteria } from '@/lib/domain/site/accessibility-report';

const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), 'utf8');

export function readAccessibilityReport() {
  const text = read('docs', 'accessibility.md');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  return { criteria: parseWcagCriteria(text), checkedOn: parseLastCheckedDate(text), version };
}
