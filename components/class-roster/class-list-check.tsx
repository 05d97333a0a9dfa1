'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { Section } from '@/components/ui/section';
import { Sentence } from '@/components/ui/sentence';
import type { ClassesForListCheckDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import {
  findPossibleDuplicatesInList,
  findRepeatedOrRoundedReferences,
  leftOutColumnMeanings,
  MAX_CLASS_LIST_STUDENTS,
  type ParsedListStudent,
  type PastedList,
  type PossibleDuplicateInList,
  parseListStudents,
  parsePastedClassList,
  restoreLeftOutRows,
  type StudentPerLineOrCell,
} from '@/lib/domain/class/class-list';
import { type ColumnUse, setColumnUse } from '@/lib/domain/class/list/columns';
import type { ListedStudentName } from '@/lib/domain/class/list/names';
import { compareListsWithClasses } from '@/lib/domain/class/roster-sync';
import {
  atATimeText,
  cardsMadeBeforeLeavingText,
  cardsMadeOfAllText,
  changeStudentsText,
  changingText,
  classListLayoutChoiceLabel,
  doubtfulOwnReferenceText,
  LIST_CHECK,
  LIST_COMPARED,
  leftOutColumnsText,
  leftOutLineText,
  linesLaterText,
  linesOfSameStudentQuestion,
  linesReadText,
  linesToCheckText,
  makeCardsText,
  makingCardsText,
  nameOnLineText,
  preferredNamesText,
  pressContinueForRestText,
  referencesToCheckText,
  studentChangesDoneOfAllText,
  studentsFoundText,
  troubleOnLineText,
} from '@/words/class-list';
import { someOfText } from '@/words/numbers';
import { ClassListColumns } from './class-list-columns';
import { LeavePageWarning } from './leave-page-warning';
import { RosterChangeReview } from './roster-change-review';
import { keepUnresolvedListLinesInMemory } from './roster-tab-memory';
import { useOpenLoginCardsPage, useRequestSequence } from './use-request-sequence';
import { type StudentOnNewList, useRosterChangePlan } from './use-roster-change-plan';

type ClassListCheckProps = {
  leagueId: string;
  text: string;
  compare: ClassesForListCheckDto;
  onBack: () => void;
  /** Called after changes without new cards. */
  onChanged: (students: number) => void;
};
type Answer = 'same' | 'other';

/**
 * The list is parsed in the browser: only first names, initials, and the teacher's own references
 * are sent.
 */
export function ClassListCheck({
  leagueId,
  text,
  compare,
  onBack,
  onChanged,
}: ClassListCheckProps) {
  const [layout, setLayout] = useState<StudentPerLineOrCell | null>(null);
  const [restored, setRestored] = useState<ReadonlySet<number>>(new Set());
  const read = useMemo(() => parsePastedClassList(text, layout), [text, layout]);
  const list = useMemo(() => restoreLeftOutRows(read, restored), [read, restored]);
  const [uses, setUses] = useState<readonly ColumnUse[]>(list.uses);
  const [isDecided, setIsDecided] = useState(list.unclear === null);
  const [hasTriedToSend, setTriedToSend] = useState(false);
  const [readings, setReadings] = useState<Readonly<Record<number, number>>>({});
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const showCards = useOpenLoginCardsPage(leagueId);
  const { start, isWorking, done, total, problem } = useRequestSequence();
  const isBegun = total > 0;

  // The focused text box is gone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, []);

  const { students, problems, later } = useMemo(() => parseListStudents(list, uses), [list, uses]);
  const named = students.map((student) => ({
    ...student,
    name: chosenName(student, readings[student.id]),
  }));
  const listed = named.map(({ id, name, names, ownReference }): StudentOnNewList => {
    const references = [ownReference];
    return { key: String(id), leagueId, names: [name, ...names], name, ownReference, references };
  });
  // Two students of one name who are both in the class need no question.
  const { matches } = compareListsWithClasses(listed, compare.members, []);
  const duplicates = findPossibleDuplicatesInList(named).filter(
    ({ at }) => matches[at]?.kind !== 'same',
  );
  const answerTo = (duplicate: PossibleDuplicateInList): Answer =>
    answers[named[duplicate.at]?.id ?? -1] ?? (duplicate.isLikelySame ? 'same' : 'other');
  const without = new Set(
    duplicates.filter((duplicate) => answerTo(duplicate) === 'same').map(({ at }) => at),
  );
  const distinctStudents = named.filter((_, at) => !without.has(at));
  const plan = useRosterChangePlan(
    listed.filter((_, at) => !without.has(at)),
    compare,
    // While lines are left for later, their students must not count as gone.
    later.length > 0 ? [] : [leagueId],
  );
  const isFresh = new Set(plan.fresh.map(({ key }) => key));
  const fresh = distinctStudents.filter(({ id }) => isFresh.has(String(id)));
  const preferred = fresh.filter(
    ({ isPreferred, id }) => isPreferred && (readings[id] ?? 0) === 0,
  ).length;
  const unclear = fresh.filter(({ needsCheck, names }) => needsCheck && names.length > 1);
  const count = plan.changes + fresh.length;
  const areCards = plan.changes === 0;

  function changeColumnUse(index: number, wanted: ColumnUse) {
    decide(setColumnUse(uses, index, wanted));
  }

  function restore(id: number) {
    setRestored(new Set([...restored, id]));
    // The focused button is gone.
    heading.current?.focus({ preventScroll: true });
  }

  function changeLayout(wanted: StudentPerLineOrCell) {
    const next = parsePastedClassList(text, wanted);
    setLayout(wanted);
    setRestored(new Set());
    setUses(next.uses);
    setIsDecided(next.unclear === null);
    setReadings({});
    setAnswers({});
  }

  function decide(wanted: readonly ColumnUse[]) {
    setUses(wanted);
    setIsDecided(true);
    setReadings({});
    setAnswers({});
  }

  function send() {
    if (!isBegun && !isDecided) {
      setTriedToSend(true);
      question.current?.querySelector<HTMLElement>('input, select')?.focus();
      return;
    }
    return start(plan.requests(), (cards) => {
      keepUnresolvedListLinesInMemory([...problems.map((row) => row.text), ...later]);
      if (cards.length > 0) showCards(cards);
      else onChanged(count);
    });
  }

  const missing = hasTriedToSend && !isDecided ? LIST_CHECK.answerFirst : null;
  return (
    <section aria-labelledby="check-list" className="print-hidden mt-6">
      {isBegun ? (
        <LeavePageWarning isNeeded={done < total} title={LIST_CHECK.leaveCardsTitle}>
          <p>{cardsMadeBeforeLeavingText(done, total)}</p>
        </LeavePageWarning>
      ) : (
        <LeavePageWarning isNeeded title={LIST_CHECK.leaveListTitle}>
          <p>{LIST_CHECK.nothingKept}</p>
        </LeavePageWarning>
      )}
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="check-list" ref={heading} tabIndex={-1} className="scroll-mt-4 text-title">
          {LIST_CHECK.title}
        </h2>
        <p className="text-content-soft">{linesReadText(list.rows.length)}</p>
        <div className="flex grow flex-wrap items-center justify-end gap-3">
          {isBegun ? null : (
            <Button variant="quiet" onClick={onBack}>
              {LIST_CHECK.again}
            </Button>
          )}
          {count === 0 && !isBegun ? null : (
            <Button variant="next" size="lg" pending={isWorking} onClick={send}>
              {isWorking
                ? (areCards ? makingCardsText : changingText)(total)
                : isBegun
                  ? LIST_CHECK.goOn
                  : (areCards ? makeCardsText : changeStudentsText)(count)}
            </Button>
          )}
        </div>
      </div>
      <div className="space-y-3">
        {isBegun ? (
          <ProgressBar
            value={done}
            max={total}
            label={
              problem ? LIST_CHECK.stopped : areCards ? LIST_CHECK.making : LIST_COMPARED.changing
            }
            valueText={someOfText(done, total)}
          />
        ) : null}
        <Notice
          alert
          title={
            problem
              ? (areCards ? cardsMadeOfAllText : studentChangesDoneOfAllText)(done, total)
              : undefined
          }
        >
          {problem ? pressContinueForRestText(problem) : missing}
        </Notice>
        {list.isLayoutUnclear ? (
          <LayoutQuestion layout={list.layout} onAnswer={changeLayout} />
        ) : null}
        {list.unclear === 'order' ? (
          <div ref={question}>
            <OrderQuestion list={list} uses={isDecided ? uses : null} onAnswer={decide} />
          </div>
        ) : null}
        {list.unclear === 'names' && !isDecided ? (
          <Notice tone="warn" title={LIST_CHECK.whichColumn}>
            {LIST_CHECK.chooseColumn}
          </Notice>
        ) : null}
        <div className="space-y-3 empty:hidden" inert={isBegun}>
          <RosterChangeReview plan={plan} />
        </div>
        <div
          className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_26.5rem]"
          inert={isBegun}
        >
          <div ref={list.unclear === 'names' ? question : null} className="space-y-3">
            <ClassListColumns list={list} uses={uses} onUse={changeColumnUse} />
            <LeftOutNote list={list} uses={uses} onRestore={restore} />
          </div>
          <div className="forced-edge space-y-3 rounded-lg bg-raised p-4 shadow-card">
            {duplicates.map((duplicate) => (
              <DuplicateQuestion
                key={`${named[duplicate.at]?.id}`}
                duplicate={duplicate}
                student={named[duplicate.at]}
                answer={answerTo(duplicate)}
                onAnswer={(answer) =>
                  setAnswers({ ...answers, [named[duplicate.at]?.id ?? -1]: answer })
                }
              />
            ))}
            {unclear.map((student) => (
              <ReadingChoice
                key={student.id}
                student={student}
                chosen={readings[student.id] ?? 0}
                onChoose={(at) => setReadings({ ...readings, [student.id]: at })}
              />
            ))}
            <DoubtfulReferences students={distinctStudents} />
            <Problems list={problems} later={later} />
            {fresh.length > 0 ? (
              <Section
                title={studentsFoundText(fresh.length)}
                level={3}
                titleClass="mb-1 text-lead"
              >
                {preferred > 0 ? (
                  <p className="mb-1 text-content-soft">{preferredNamesText(preferred)}</p>
                ) : null}
                <ol>
                  {fresh.map(({ id, name, ownReference }) => (
                    <li
                      key={id}
                      className={
                        'flex flex-wrap justify-between gap-x-4 border-line border-t py-1 ' +
                        'first:border-0'
                      }
                    >
                      <span className="font-semibold">{formatStudentName(name)}</span>
                      <span className="min-w-0 text-content-soft [overflow-wrap:anywhere]">
                        {ownReference}
                      </span>
                    </li>
                  ))}
                </ol>
              </Section>
            ) : (
              <p>{distinctStudents.length > 0 ? LIST_COMPARED.noOneNew : LIST_CHECK.noNames}</p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function chosenName({ names }: ParsedListStudent, chosen = 0): ListedStudentName {
  return names[chosen] ?? names[0] ?? { firstName: '', lastInitial: '' };
}

type OrderQuestionProps = {
  list: PastedList;
  uses: readonly ColumnUse[] | null;
  onAnswer: (uses: ColumnUse[]) => void;
};

function OrderQuestion({ list, uses, onAnswer }: OrderQuestionProps) {
  const id = useId();
  const columns = list.uses.flatMap((use, index) =>
    use === 'first' || use === 'last' ? [index] : [],
  );
  const chosen = uses?.indexOf('first') ?? -1;
  return (
    <Notice tone="warn">
      <ChoiceCards
        legend={LIST_CHECK.whichAreFirst}
        name={`${id}-order`}
        columns={2}
        options={columns.map((index) => ({ value: String(index), label: samples(list, index) }))}
        value={columns.includes(chosen) ? String(chosen) : null}
        onChange={(value) =>
          onAnswer(
            list.uses.map((use, index) =>
              columns.includes(index)
                ? index === Number(value)
                  ? 'first'
                  : 'last'
                : (uses?.[index] ?? use),
            ),
          )
        }
      />
    </Notice>
  );
}

const samples = ({ rows }: PastedList, index: number): string =>
  rows
    .map(({ cells }) => cells[index] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 4)
    .join(', ');

/** A seating chart and a table of names can look alike. */
function LayoutQuestion({
  layout,
  onAnswer,
}: {
  layout: StudentPerLineOrCell;
  onAnswer: (layout: StudentPerLineOrCell) => void;
}) {
  const id = useId();
  return (
    <Notice tone="warn">
      <ChoiceCards
        legend={LIST_CHECK.layout}
        name={`${id}-layout`}
        columns={2}
        options={[
          { value: 'cells', label: classListLayoutChoiceLabel('cells') },
          { value: 'lines', label: classListLayoutChoiceLabel('lines') },
        ]}
        value={layout}
        onChange={onAnswer}
      />
    </Notice>
  );
}

type LeftOutNoteProps = {
  list: PastedList;
  uses: readonly ColumnUse[];
  onRestore: (id: number) => void;
};

function LeftOutNote({ list, uses, onRestore }: LeftOutNoteProps) {
  const meanings = leftOutColumnMeanings(list, uses);
  const lines = list.leftOut;
  if (meanings.length + lines.length === 0) return null;
  return (
    <Notice tone="info" title={meanings.length > 0 ? leftOutColumnsText(meanings) : undefined}>
      {meanings.length > 0 ? <p>{LIST_CHECK.columnsStay}</p> : null}
      {lines.length > 0 ? (
        <ul className="space-y-1">
          {lines.map(({ id, line, text, why }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              <span id={`left-out-${id}`} className="min-w-0">
                <Sentence
                  parts={leftOutLineText(line, why, <Quote>{text.replaceAll('\t', ' ')}</Quote>)}
                />
              </span>
              <Button
                variant="quiet"
                aria-describedby={`left-out-${id}`}
                onClick={() => onRestore(id)}
              >
                {LIST_CHECK.isStudent}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

/** Text from the list may be long and without spaces. */
const Quote = ({ children }: { children: string }) => (
  <q className="[overflow-wrap:anywhere]">{children}</q>
);

type DuplicateQuestionProps = {
  duplicate: PossibleDuplicateInList;
  student: (ParsedListStudent & { name: ListedStudentName }) | undefined;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
};

const ANSWERS = [
  { value: 'same', label: LIST_CHECK.sameStudent },
  { value: 'other', label: LIST_CHECK.otherStudent },
] as const;

function DuplicateQuestion({ duplicate, student, answer, onAnswer }: DuplicateQuestionProps) {
  const id = useId();
  if (!student) return null;
  return (
    <div className="rounded-md border-again border-l-6 bg-again-soft px-4 py-3">
      <ChoiceCards
        legend={linesOfSameStudentQuestion(
          formatStudentName(student.name),
          student.line,
          duplicate.line,
        )}
        name={`${id}-duplicate`}
        columns={1}
        options={ANSWERS}
        value={answer}
        onChange={onAnswer}
      />
    </div>
  );
}

type ReadingChoiceProps = {
  student: ParsedListStudent;
  chosen: number;
  onChoose: (at: number) => void;
};

/** A name of three words can be read in several ways. */
function ReadingChoice({
  student: { line, names, written },
  chosen,
  onChoose,
}: ReadingChoiceProps) {
  const id = useId();
  return (
    <div className="rounded-md border-again border-l-6 bg-again-soft px-4 py-3">
      <label htmlFor={id} className="mb-1 block">
        <Sentence parts={nameOnLineText(line, <Quote>{written}</Quote>)} />
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
        className={
          'min-h-touch w-full rounded-md border-2 border-line-strong bg-raised px-3 ' +
          'font-semibold'
        }
      >
        {names.map((name, at) => (
          <option key={formatStudentName(name)} value={at}>
            {formatStudentName(name)}
          </option>
        ))}
      </select>
    </div>
  );
}

function DoubtfulReferences({ students }: { students: readonly ParsedListStudent[] }) {
  const doubts = findRepeatedOrRoundedReferences(students);
  if (doubts.length === 0) return null;
  return (
    <Notice tone="warn" title={referencesToCheckText(doubts.length)}>
      <ul className="space-y-1">
        {doubts.map((doubt) => (
          <li key={doubt.ownReference}>
            <Sentence
              parts={doubtfulOwnReferenceText(doubt, <Quote>{doubt.ownReference}</Quote>)}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Problems({
  list,
  later,
}: {
  list: ReturnType<typeof parseListStudents>['problems'];
  later: readonly string[];
}) {
  return (
    <>
      {list.length > 0 ? (
        <Notice tone="warn" title={linesToCheckText(list.length)}>
          <ul className="space-y-1">
            {list.map(({ line, text, why }) => (
              <li key={`${line} ${text}`}>
                <Sentence parts={troubleOnLineText(line, <Quote>{text}</Quote>, why)} />
              </li>
            ))}
          </ul>
          <p className="mt-1">{LIST_CHECK.linesWait}</p>
        </Notice>
      ) : null}
      {later.length > 0 ? (
        <Notice tone="info" title={atATimeText(MAX_CLASS_LIST_STUDENTS)}>
          {linesLaterText(later.length)}
        </Notice>
      ) : null}
    </>
  );
}
