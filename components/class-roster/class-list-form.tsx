'use client';

import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { FieldHint, INPUT_CLASS } from '@/components/ui/field-parts';
import { Notice } from '@/components/ui/notice';
import { Problem } from '@/components/ui/problem';
import { ProgressBar } from '@/components/ui/progress-bar';
import { Section } from '@/components/ui/section';
import { addStudentsAction } from '@/lib/actions/class-roster';
import { studentName } from '@/lib/domain/account/student-name';
import { CLASS_LIST_MAX, type ClassList, type ListedStudent, type NameOrder, readClassList } from '@/lib/domain/class/class-list';
import { lineTrouble } from '@/words/class-list';
import { keepLines, readLines } from './card-memory';
import { useCardRun } from './use-new-cards';

const ORDERS = [
  { value: 'last-first', label: 'Last name, then first name' },
  { value: 'first-last', label: 'First name, then last name' },
] as const;

type ClassListFormProps = { leagueId: string /** Names that are in the league already, as shown. */; present: readonly string[] };

/**
 * A pasted class list becomes accounts. It is read here, in the browser: only first names and initials are sent. What cannot be read, or is
 * too much for one time, stays in the box.
 */
export function ClassListForm({ leagueId, present }: ClassListFormProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [order, setOrder] = useState<NameOrder>('last-first');
  const { make, isWorking, done, total, problem } = useCardRun<Pick<ListedStudent, 'firstName' | 'lastInitial'>>(
    leagueId,
    (call, students) => addStudentsAction({ ...call, students }),
  );
  const [isEmpty, setIsEmpty] = useState(false);
  const deferred = useDeferredValue(text);
  const list = readClassList(deferred, order);
  const isBegun = total > 0;
  const named = list.students.length;
  const isMissing = isEmpty && named === 0;

  // What was left over comes back from the page of the cards.
  useEffect(() => setText((before) => before || readLines()), []);

  function send() {
    const { students, problems, later } = readClassList(text, order);
    setIsEmpty(students.length === 0);
    if (students.length === 0) {
      box.current?.focus();
      return;
    }
    return make(
      students.map(({ firstName, lastInitial }) => ({ firstName, lastInitial })),
      () => keepLines([...problems.map((line) => line.text), ...later]),
    );
  }

  return (
    <Card title="Add students who don’t have email" className="print-hidden mt-8">
      <div className="space-y-4">
        <div>
          <label htmlFor={id} className="mb-1 block font-semibold">
            Your class list
          </label>
          <FieldHint id={`${id}-hint`}>
            One student on each line, up to {CLASS_LIST_MAX} at a time. Paste it from a spreadsheet or type it. We keep the first
            name and one letter. The rest never leaves this page.
          </FieldHint>
          <textarea
            ref={box}
            id={id}
            name="classList"
            rows={7}
            value={text}
            onChange={(event) => setText(event.target.value)}
            readOnly={isBegun}
            placeholder={'Ada L\nLovelace, Ada\n3. Bo Chen'}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            aria-invalid={isMissing ? true : undefined}
            className={INPUT_CLASS}
          />
        </div>
        {list.asksForOrder ? (
          <ChoiceCards
            legend="Your list has two columns of names. Which comes first?"
            name={`${id}-order`}
            columns={2}
            options={ORDERS}
            value={order}
            onChange={setOrder}
          />
        ) : null}
        <ClassListPreview list={list} present={present} />
        {isBegun ? (
          <ProgressBar
            value={done}
            max={total}
            label={problem ? 'Stopped' : 'Making accounts'}
            valueText={`${done} of ${total}`}
          />
        ) : null}
        <Problem title={problem ? `${done} of ${total} accounts created` : undefined}>
          {problem
            ? `${problem} Press “Continue” to make the rest. No student gets a second account.`
            : isMissing && 'Please paste at least one name.'}
        </Problem>
        {isBegun ? (
          <Button pending={isWorking} size="lg" onClick={send}>
            {isWorking ? `Making ${total} accounts…` : 'Continue'}
          </Button>
        ) : (
          <Button size="lg" icon="users" onClick={send}>
            Make {named === 0 ? 'accounts' : named === 1 ? '1 account' : `${named} accounts`}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** What will be kept of each line, and which lines need a look. */
function ClassListPreview({ list, present }: { list: ClassList; present: readonly string[] }) {
  const { students, problems, later } = list;
  if (students.length + problems.length + later.length === 0) return null;
  const names = students.map(studentName);
  const known = new Set(present);
  return (
    <div className="space-y-4">
      {students.length > 0 ? (
        <Section
          title={students.length === 1 ? 'This is what we’ll keep' : `We’ll keep these ${students.length} names`}
          level={3}
          heading="mb-2 text-lead"
        >
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
        </Section>
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

/** Two children may have the same name, or the same child may be listed twice. */
function noteOn(name: string, index: number, names: readonly string[], known: ReadonlySet<string>): string | null {
  if (known.has(name)) return 'already in the league?';
  return names.indexOf(name) < index ? 'on the list twice?' : null;
}
