'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHasClassCapability } from '@/components/ui/class-role';
import { EmptyState } from '@/components/ui/empty-state';
import { INPUT_CLASS } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { lazyModule } from '@/components/ui/lazy-module';
import { LiveRegion, UnreadableRecordSentence } from '@/components/ui/notice';
import { ScrollTable, type TableColumn } from '@/components/ui/scroll-table';
import { SegmentedControl } from '@/components/ui/segmented-control';
import type { RichContent } from '@/components/ui/sentence';
import type {
  ClassRosterDto,
  EditableStudentDto,
  RosterStudentDto,
} from '@/lib/data/class-roster/dto';
import { createDisplayNameFormatter } from '@/lib/domain/account/student-name';
import {
  CLASS_TABLE,
  chooseStudentText,
  formulasForText,
  newCardsForText,
  type RosterFilter,
  rosterFilterText,
  waitingTeamNameText,
} from '@/words/class-roster';
import { levelName } from '@/words/formula-levels';
import { notOnSchoolListSinceText } from '@/words/school-roster';
import { ONLY_ADULTS_SEE } from '@/words/supports';
import { changeStudentText } from '@/words/teacher-pages';
import { LearningSupportIcons, LearningSupportLegend } from './learning-support-icons';

const StudentPanel = lazyModule(() => import('./roster-student-panel')).component(
  (parts) => parts.RosterStudentPanel,
);
const FormulasDialog = lazyModule(() => import('./formulas-for-students-form')).component(
  (parts) => parts.FormulasForStudentsDialog,
);
const NewCardsDialog = lazyModule(() => import('./new-login-cards-dialog')).component(
  (parts) => parts.NewLoginCardsDialog,
);

const IS_IN_PART: Readonly<Record<RosterFilter, (student: RosterStudentDto) => boolean>> = {
  all: () => true,
  supports: ({ supports }) => supports !== null,
  'level-2': ({ formulaLevel }) => formulaLevel === 2,
  'never-in': ({ hasNeverSignedIn = false }) => hasNeverSignedIn,
};

function isFound(student: RosterStudentDto, words: string): boolean {
  const { firstName, lastInitial, username, ownReference, teamName } = student;
  const text = [firstName, lastInitial, username, ownReference, teamName].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Open =
  | { kind: 'student'; studentId: string }
  | { kind: 'cards' }
  | { kind: 'formulas' }
  | null;

type ClassRosterTableProps = {
  roster: ClassRosterDto;
  whenEmpty?: RichContent;
};

/**
 * The students of a league, and what their teacher may change about each. A past season is
 * read-only.
 */
export function ClassRosterTable({ roster, whenEmpty = null }: ClassRosterTableProps) {
  const { leagueId, students, unreadable, classFormulas, latestWeek } = roster;
  const canChoose = useHasClassCapability('run') && !roster.isPast;
  const canChange = useHasClassCapability('manage') && !roster.isPast;
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const [part, setPart] = useState<RosterFilter>('all');
  const [words, setWords] = useState('');
  const [news, setNews] = useState('');
  const newsBox = useRef<HTMLDivElement>(null);
  /** The focus goes back to the row of the student whose panel was closed. */
  const [closedStudent, setClosedStudent] = useState<string | null>(null);
  useEffect(() => {
    if (closedStudent !== null)
      (document.getElementById(`change-${closedStudent}`) ?? newsBox.current)?.focus();
  }, [closedStudent]);

  // The same element in both cases, so that the last message stays when the table disappears.
  const message = (
    <div key="news" ref={newsBox} tabIndex={-1}>
      <LiveRegion className="mb-3 font-semibold empty:absolute">{news}</LiveRegion>
    </div>
  );

  if (students.length + unreadable.length === 0) {
    return (
      <>
        {message}
        {whenEmpty ?? (
          <EmptyState title={CLASS_TABLE.noOneTitle} icon="users">
            {roster.isPast ? CLASS_TABLE.noOneAtEnd : CLASS_TABLE.noOne}
          </EmptyState>
        )}
      </>
    );
  }

  const nameOf = createDisplayNameFormatter(students);
  // The last student may have left the shown part of the table.
  const shownPart = students.some(IS_IN_PART[part]) ? part : 'all';
  const shown = students.filter(
    (student) => IS_IN_PART[shownPart](student) && isFound(student, words.trim()),
  );
  const isWhole = shown.length === students.length;
  const picked = students.filter(({ studentId }) => chosen.has(studentId));
  const opened =
    open?.kind === 'student'
      ? students.find(({ studentId }) => studentId === open.studentId)
      : undefined;

  function choose(ids: readonly string[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  }

  function openStudent(studentId: string | null) {
    setNews('');
    setClosedStudent(studentId === null && open?.kind === 'student' ? open.studentId : null);
    setOpen(studentId === null ? null : { kind: 'student', studentId });
  }

  const refresh = () => startTransition(() => router.refresh());

  function showNews(text: string) {
    setNews(text);
    refresh();
  }

  const supported = students.flatMap(({ supports }) => supports ?? []);
  // An open student's panel takes the place of the columns that it repeats.
  const isWide = opened === undefined;
  const hasWork = !roster.isPast && latestWeek > 0;
  const columns: TableColumn[] = [
    CLASS_TABLE.student,
    ...(isWide ? [CLASS_TABLE.username] : []),
    CLASS_TABLE.ownReference,
    ...(isWide ? [CLASS_TABLE.teamName] : []),
    CLASS_TABLE.formulas,
    CLASS_TABLE.supports,
    ...(hasWork ? [{ label: CLASS_TABLE.lastWork, numeric: true }] : []),
  ];
  const everyone: TableColumn = {
    label: CLASS_TABLE.choose,
    control: (
      <ChooseBox
        label={CLASS_TABLE.chooseAll}
        isChosen={shown.length > 0 && shown.every(({ studentId }) => chosen.has(studentId))}
        onChoose={(isChosen) =>
          choose(
            shown.map(({ studentId }) => studentId),
            isChosen,
          )
        }
      />
    ),
  };
  const change: TableColumn = { label: CLASS_TABLE.change, hiddenLabel: true };
  return (
    <>
      {message}
      <RosterTools
        students={students}
        hasLevels={classFormulas === null}
        part={shownPart}
        onPart={setPart}
        words={words}
        onWords={setWords}
      />
      <div
        className={
          opened ? 'grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_29.5rem]' : ''
        }
      >
        <div className="min-w-0">
          <ScrollTable
            caption={CLASS_TABLE.caption}
            hideCaption
            dense
            columns={[...(canChoose ? [everyone] : []), ...columns, ...(canChange ? [change] : [])]}
          >
            {shown.map((student) => (
              <tr
                key={student.studentId}
                className={student === opened ? 'bg-again-soft' : undefined}
              >
                {canChoose ? (
                  <td className="w-0">
                    <ChooseBox
                      label={chooseStudentText(nameOf(student))}
                      isChosen={chosen.has(student.studentId)}
                      onChoose={(isChosen) => choose([student.studentId], isChosen)}
                    />
                  </td>
                ) : null}
                <th scope="row" className="whitespace-nowrap">
                  <Link
                    href={`/teacher/leagues/${leagueId}/students/${student.studentId}`}
                    prefetch={false}
                    className="inline-flex min-h-7 items-center"
                  >
                    {nameOf(student)}
                  </Link>
                  {student.goneAtSchool ? (
                    <span className="block whitespace-normal font-normal text-content-soft text-base">
                      {notOnSchoolListSinceText(student.goneAtSchool)}
                    </span>
                  ) : null}
                </th>
                {isWide ? (
                  <td className="whitespace-nowrap">
                    {student.username ?? student.email ?? (
                      <span className="text-content-faint">{CLASS_TABLE.ownEmail}</span>
                    )}
                  </td>
                ) : null}
                <td className="[overflow-wrap:anywhere]">{student.ownReference}</td>
                {isWide ? (
                  <td className="min-w-[12rem]">
                    <TeamName student={student} />
                  </td>
                ) : null}
                <td className={classFormulas ? '' : 'whitespace-nowrap'}>
                  {classFormulas ? (
                    classFormulas
                  ) : student.formulaLevel ? (
                    levelName(student.formulaLevel)
                  ) : (
                    <span className="text-content-faint">{CLASS_TABLE.noFormulas}</span>
                  )}
                </td>
                <td>
                  {student.supports ? <LearningSupportIcons supports={student.supports} /> : null}
                </td>
                {hasWork ? <LastWork student={student} /> : null}
                {canChange ? (
                  <td className="w-0">
                    <button
                      type="button"
                      id={`change-${student.studentId}`}
                      aria-label={changeStudentText(nameOf(student))}
                      onClick={() => openStudent(student.studentId)}
                      className={
                        'flex size-7 items-center justify-center rounded-md ' +
                        'hover:bg-field-soft'
                      }
                    >
                      <Icon name="pencil" className="size-5 text-field" />
                    </button>
                  </td>
                ) : null}
              </tr>
            ))}
            {shown.length === 0 ? (
              <tr>
                <td colSpan={columns.length + 2} className="py-2! text-content-soft">
                  {CLASS_TABLE.noOneFits}
                </td>
              </tr>
            ) : null}
            {(isWhole ? unreadable : []).map(({ key, studentId, name }) => (
              <tr key={key}>
                {canChoose ? <td /> : null}
                <th scope="row">
                  <Link
                    href={`/teacher/leagues/${leagueId}/students/${studentId}`}
                    prefetch={false}
                  >
                    {name}
                  </Link>
                </th>
                <td colSpan={columns.length - (canChange ? 0 : 1)}>
                  <UnreadableRecordSentence />
                </td>
              </tr>
            ))}
          </ScrollTable>
          <div className="print-hidden mt-2 flex flex-wrap items-center gap-x-4 text-content-soft">
            <LearningSupportLegend all={supported} />
            <p>
              {supported.length > 0 ? ONLY_ADULTS_SEE : canChoose ? CLASS_TABLE.chooseSome : null}
            </p>
          </div>
        </div>
        {opened ? (
          <StudentPanel
            roster={roster}
            all={shown.map(({ studentId }) => studentId)}
            student={opened}
            nameOf={nameOf}
            onChoose={openStudent}
            onChanged={(text, hasLeft) => {
              if (!hasLeft) return refresh();
              // The row goes, and with it the button to return the focus to.
              setOpen(null);
              setClosedStudent('');
              showNews(text);
            }}
          />
        ) : null}
      </div>
      {picked.length > 0 && canChoose ? (
        <div
          className={
            'print-hidden sticky bottom-0 z-10 flex flex-wrap gap-3 border-line-strong border-t-2 ' +
            'bg-surface py-2'
          }
        >
          <Button variant="secondary" icon="printer" onClick={() => setOpen({ kind: 'cards' })}>
            {newCardsForText(picked.length)}
          </Button>
          {canChange ? (
            <Button variant="secondary" icon="pencil" onClick={() => setOpen({ kind: 'formulas' })}>
              {formulasForText(picked.length)}
            </Button>
          ) : null}
        </div>
      ) : null}
      {open?.kind === 'formulas' ? (
        <FormulasDialog
          leagueId={leagueId}
          latestWeek={latestWeek}
          classFormulas={classFormulas}
          students={picked.map((student) => ({ ...student, name: nameOf(student) }))}
          onClose={() => setOpen(null)}
          onDone={showNews}
        />
      ) : null}
      {open?.kind === 'cards' ? (
        <NewCardsDialog leagueId={leagueId} students={picked} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}

type RosterToolsProps = {
  students: readonly RosterStudentDto[];
  /** False where the class has its own formulas, which replace the levels. */
  hasLevels: boolean;
  part: RosterFilter;
  onPart: (part: RosterFilter) => void;
  words: string;
  onWords: (words: string) => void;
};

function RosterTools({ students, hasLevels, part, onPart, words, onWords }: RosterToolsProps) {
  const parts = (Object.keys(IS_IN_PART) as RosterFilter[])
    .map((value) => ({ value, count: students.filter(IS_IN_PART[value]).length }))
    .filter(
      ({ value, count }) => value === 'all' || (count > 0 && (value !== 'level-2' || hasLevels)),
    );
  return (
    <div className="print-hidden mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <SegmentedControl
        legend={CLASS_TABLE.whoToShow}
        name="roster-part"
        options={parts.map(({ value, count }) => ({
          value,
          label: rosterFilterText(value, count),
        }))}
        value={part}
        onChange={onPart}
      />
      <input
        type="search"
        aria-label={CLASS_TABLE.find}
        placeholder={CLASS_TABLE.find}
        autoComplete="off"
        value={words}
        onChange={({ target }) => onWords(target.value)}
        className={`${INPUT_CLASS} sm:w-64`}
      />
    </div>
  );
}

function LastWork({ student: { hasNeverSignedIn, lastWork } }: { student: RosterStudentDto }) {
  return (
    <td className="whitespace-nowrap text-right text-content-soft">
      {hasNeverSignedIn ? (
        <strong className="text-again">{CLASS_TABLE.neverIn}</strong>
      ) : (
        (lastWork ?? CLASS_TABLE.notThisWeek)
      )}
    </td>
  );
}

type ChooseBoxProps = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void };

const ChooseBox = ({ label, isChosen, onChoose }: ChooseBoxProps) => (
  <label className="flex size-7 items-center justify-center">
    <span className="sr-only">{label}</span>
    <input
      type="checkbox"
      className="size-5"
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
  </label>
);

function TeamName({
  student: { teamName, waitingName, isWaitingShown },
}: {
  student: EditableStudentDto;
}) {
  if (teamName === null) return <span className="text-content-faint">{CLASS_TABLE.noTeam}</span>;
  return (
    <>
      <span className="break-words">{teamName}</span>
      {waitingName !== null && !isWaitingShown ? (
        <span className="ml-2 break-words text-content-soft text-base">
          {waitingTeamNameText(waitingName)}
        </span>
      ) : null}
    </>
  );
}
