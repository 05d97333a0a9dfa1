'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { copyTextToClipboard } from '@/components/forms/copy-text-to-clipboard';
import { deviceStorage } from '@/components/outbox/device-storage';
import { Button } from '@/components/ui/button';
import { INPUT_CLASS } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-field';
import type { GradebookDto, GradebookRowDto } from '@/lib/data/gradebook/dto';
import { exportedGrade, type GradebookView } from '@/lib/domain/class/gradebook';
import {
  matchNames,
  type NameMatch,
  splitLinesKeepingInnerBlanks,
} from '@/lib/domain/class/match-names';
import {
  atMostLinesText,
  COPY_IN_GRADEBOOK_ORDER_PANEL,
  copiedText,
  copyInMyOrderText,
  copyWeekText,
  namesMatchedText,
  namesNotInYourListText,
  shortWeekText,
  studentForText,
} from '@/words/gradebook';
import { DisambiguatedStudentName } from './grade-table';

/** A longer list than any class has was pasted by mistake. */
const MAX_LINES = 200;

/** `chosen` maps a line number to a student id, or to an empty string for nobody. */
type PastedNames = { lines: readonly string[]; chosen: Readonly<Record<string, string>> };

/** Separate for each account, because two teachers may share a browser and even a league. */
const storageKey = (account: string, leagueId: string) => `gradebook-names:${account}:${leagueId}`;

/** Browser storage can contain anything, so every field is checked. */
function readStoredNames(name: string): PastedNames | null {
  const stored = deviceStorage().read(name) as Partial<PastedNames> | null;
  if (!Array.isArray(stored?.lines) || !stored.lines.every((line) => typeof line === 'string'))
    return null;
  const chosen = Object.entries(stored.chosen ?? {}).filter(([, id]) => typeof id === 'string');
  return { lines: stored.lines.slice(0, MAX_LINES), chosen: Object.fromEntries(chosen) };
}

/** Full names never leave the device: they are compared and stored here only. */
export function ColumnForOtherGradebook({
  account,
  book,
  view,
}: {
  account: string;
  book: GradebookDto;
  view: GradebookView;
}) {
  const { week } = book;
  const name = storageKey(account, book.leagueId);
  // Undefined until the device's storage has been read.
  const [list, setList] = useState<PastedNames | null | undefined>(undefined);
  useEffect(() => setList(readStoredNames(name)), [name]);
  const heading = useRef<HTMLHeadingElement>(null);

  function store(next: PastedNames | null) {
    if (next) deviceStorage().write(name, next);
    else deviceStorage().remove(name);
    setList(next);
  }

  /** The pressed button disappears with its half of the panel, so the focus moves on. */
  function replace(next: PastedNames | null) {
    store(next);
    heading.current?.focus();
  }

  return (
    <section
      aria-labelledby="own-order"
      className="print-hidden rounded-lg bg-raised p-4 shadow-card"
    >
      <h2 id="own-order" ref={heading} tabIndex={-1} className="text-lead">
        {copyInMyOrderText(week)}
      </h2>
      {list === undefined ? null : list === null ? (
        <PasteNames onPaste={(lines) => replace({ lines, chosen: {} })} />
      ) : (
        <MatchedColumn
          book={book}
          view={view}
          list={list}
          onChange={store}
          onForget={() => replace(null)}
        />
      )}
    </section>
  );
}

function PasteNames({ onPaste }: { onPaste: (lines: string[]) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  function read(event: FormEvent) {
    event.preventDefault();
    const lines = splitLinesKeepingInnerBlanks(text);
    if (lines.length === 0) setProblem(COPY_IN_GRADEBOOK_ORDER_PANEL.pasteName);
    else if (lines.length > MAX_LINES) setProblem(atMostLinesText(MAX_LINES));
    else onPaste(lines);
  }
  return (
    <form onSubmit={read} className="mt-1 space-y-3">
      <p>{COPY_IN_GRADEBOOK_ORDER_PANEL.howItWorks}</p>
      <TextArea
        label={COPY_IN_GRADEBOOK_ORDER_PANEL.names}
        name="names"
        rows={6}
        hint={COPY_IN_GRADEBOOK_ORDER_PANEL.namesStay}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={problem}
      />
      <Button type="submit">{COPY_IN_GRADEBOOK_ORDER_PANEL.find}</Button>
    </form>
  );
}

type MatchedColumnProps = {
  book: GradebookDto;
  view: GradebookView;
  list: PastedNames;
  onChange: (list: PastedNames) => void;
  onForget: () => void;
};

function MatchedColumn({ book, view, list, onChange, onForget }: MatchedColumnProps) {
  const { rows, week, rules } = book;
  const [outcome, setOutcome] = useState<{ of: string; text: string } | null>(null);
  const [changesAll, setChangesAll] = useState(false);
  const { lines, chosen } = list;
  const byId = new Map(rows.map((row) => [row.studentId, row]));
  const matches = matchNames(lines, rows);
  const students = lines.map((_, index) => byId.get(chosen[index] ?? idOf(matches[index])) ?? null);
  const found = students.flatMap((student) => student?.studentId ?? []);
  const missing = rows.filter(({ studentId }) => !found.includes(studentId));
  const twice = new Set(found.filter((id, index) => found.indexOf(id) !== index));
  const open = lines.filter(
    (line, index) => line !== '' && !students[index] && chosen[index] === undefined,
  ).length;
  const value = (student: GradebookRowDto | null): string => {
    const cell = student?.cells[week - 1];
    return (cell && exportedGrade(cell, view, rules)) ?? '';
  };

  const column = students.map(value).join('\n');
  const guessed = lines.filter(
    (_, index) => chosen[index] === undefined && matches[index]?.kind === 'guess',
  ).length;

  async function copy() {
    setOutcome({
      of: column,
      text: (await copyTextToClipboard(column))
        ? copiedText(lines.length, { guessed, open })
        : COPY_IN_GRADEBOOK_ORDER_PANEL.copyRefused,
    });
  }

  return (
    <div className="mt-1">
      <p className="mb-2 text-content-soft">
        {namesMatchedText({ sure: countSure(matches, chosen), guessed, open }, view)}
      </p>
      <Button icon="copy" className="w-full justify-center" onClick={() => void copy()}>
        {copyWeekText(week, lines.length)}
      </Button>
      <LiveRegion className="mt-2 font-semibold empty:absolute">
        {outcome?.of === column ? outcome.text : null}
      </LiveRegion>
      <table
        className={
          'mt-3 w-full table-fixed border-collapse text-left [&_td]:border-line ' +
          '[&_td]:border-t [&_td]:px-1 [&_td]:py-1 [&_th]:px-1'
        }
      >
        <caption className="sr-only">{COPY_IN_GRADEBOOK_ORDER_PANEL.caption}</caption>
        <thead>
          <tr className="text-base">
            <th scope="col" className="w-[40%]">
              {COPY_IN_GRADEBOOK_ORDER_PANEL.mine}
            </th>
            <th scope="col">{COPY_IN_GRADEBOOK_ORDER_PANEL.here}</th>
            <th scope="col" className="w-[16%] whitespace-nowrap text-right">
              {shortWeekText(week)}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => {
            const match = matches[index] ?? { kind: 'ask' };
            const student = students[index] ?? null;
            const isSettled =
              match.kind === 'sure' &&
              chosen[index] === undefined &&
              !(student && twice.has(student.studentId));
            if (match.kind === 'empty') {
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name.
                <tr key={index}>
                  <td colSpan={3} className="text-base text-content-soft">
                    {COPY_IN_GRADEBOOK_ORDER_PANEL.emptyLine}
                  </td>
                </tr>
              );
            }
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name.
              <tr key={index} className={isSettled ? '' : 'bg-again-soft'}>
                <td className="[overflow-wrap:anywhere]">{line}</td>
                <td>
                  {isSettled && !changesAll && student ? (
                    <span className="flex items-center gap-1">
                      <Icon name="check" className="size-5 shrink-0 text-correct" />
                      <span className="sr-only">{COPY_IN_GRADEBOOK_ORDER_PANEL.found}</span>
                      <span className="min-w-0 [overflow-wrap:anywhere]">
                        <DisambiguatedStudentName name={student.name} />
                      </span>
                    </span>
                  ) : (
                    <select
                      aria-label={studentForText(line)}
                      className={INPUT_CLASS}
                      value={chosen[index] ?? idOf(match)}
                      onChange={(event) =>
                        onChange({ lines, chosen: { ...chosen, [index]: event.target.value } })
                      }
                    >
                      <option value="">
                        {chosen[index] === ''
                          ? COPY_IN_GRADEBOOK_ORDER_PANEL.noOne
                          : COPY_IN_GRADEBOOK_ORDER_PANEL.choose}
                      </option>
                      {rows.map(({ studentId, name }) => (
                        <option key={studentId} value={studentId}>
                          {name}
                        </option>
                      ))}
                    </select>
                  )}
                  {student && twice.has(student.studentId) ? (
                    <span className="text-again">{COPY_IN_GRADEBOOK_ORDER_PANEL.inTwo}</span>
                  ) : null}
                </td>
                <td className="text-right font-bold tabular-nums">{value(student)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {missing.length > 0 ? (
        <p className="mt-3 text-content-soft">
          {namesNotInYourListText(missing.map(({ name }) => name))}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-x-4">
        <Button
          variant="quiet"
          onClick={() => setChangesAll(!changesAll)}
          aria-pressed={changesAll}
        >
          {COPY_IN_GRADEBOOK_ORDER_PANEL.change}
        </Button>
        <Button variant="quiet" onClick={onForget}>
          {COPY_IN_GRADEBOOK_ORDER_PANEL.again}
        </Button>
      </div>
      <p className="text-base text-content-soft">{COPY_IN_GRADEBOOK_ORDER_PANEL.onlyHere}</p>
    </div>
  );
}

const idOf = (match: NameMatch | undefined): string =>
  match && 'studentId' in match ? match.studentId : '';

/** It counts the students whom the teacher chose, too. */
const countSure = (matches: readonly NameMatch[], chosen: PastedNames['chosen']): number =>
  matches.filter(({ kind }, index) => kind === 'sure' && chosen[index] === undefined).length +
  Object.values(chosen).filter((id) => id !== '').length;
