import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { CLASS_LIST_MAX, type ClassList } from '@/lib/domain/class-list';
import { lineTrouble } from '@/words/class-list';
import { studentName } from './student-name';

/** What will be kept of each line, and which lines need a look. */
export function ClassListPreview({ list, present }: { list: ClassList; present: readonly string[] }) {
  const { students, problems, later } = list;
  if (students.length + problems.length + later.length === 0) return null;
  const names = students.map(studentName);
  const known = new Set(present);
  return (
    <div className="space-y-4">
      {students.length > 0 ? (
        <section aria-labelledby="kept-names">
          <h3 id="kept-names" className="mb-2 text-lg">
            {students.length === 1 ? 'This is what we’ll keep' : `We’ll keep these ${students.length} names`}
          </h3>
          <ol className="columns-[9rem] gap-x-6">
            {students.map(({ line }, index) => {
              const name = names[index] ?? '';
              const note = noteOn(name, index, names, known);
              return (
                <li key={line} className="break-inside-avoid py-0.5">
                  {name} {note ? <Badge tone="info">{note}</Badge> : null}
                </li>
              );
            })}
          </ol>
        </section>
      ) : null}
      {problems.length > 0 ? (
        <Notice tone="warn" title={problems.length === 1 ? 'One line needs a look' : `${problems.length} lines need a look`}>
          <ul className="space-y-1">
            {problems.map(({ line, text, why }) => (
              <li key={line}>
                Line {line}, <q className="[overflow-wrap:anywhere]">{text}</q>: {lineTrouble(why)}
              </li>
            ))}
          </ul>
          <p className="mt-1">You can fix them now. If not, they’ll stay in the box.</p>
        </Notice>
      ) : null}
      {later.length > 0 ? (
        <Notice tone="info" title={`${CLASS_LIST_MAX} at a time`}>
          {later.length === 1 ? 'One more line is' : `${later.length} more lines are`} waiting in the box for next time.
        </Notice>
      ) : null}
    </div>
  );
}

/** Two children may well have one name; it may also be the same child twice. */
function noteOn(name: string, index: number, names: readonly string[], known: ReadonlySet<string>): string | null {
  if (known.has(name)) return 'already in the league?';
  return names.indexOf(name) < index ? 'on the list twice?' : null;
}
