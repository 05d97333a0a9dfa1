'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useMayInClass } from '@/components/ui/class-part';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { lazyModule } from '@/components/ui/lazy-module';
import { LiveRegion, UnreadableSentence } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/parts';
import { ScrollTable, type TableColumn } from '@/components/ui/scroll-table';
import type { ClassRosterDto, ClassStudentDto } from '@/lib/data/class-roster/dto';
import { createDisplayNames } from '@/lib/domain/class/display-names';
import {
  CLASS_TABLE,
  chooseStudentText,
  formulasForText,
  newCardsForText,
  waitingNameText,
} from '@/words/class-roster';
import { levelName } from '@/words/formula-levels';
import { goneSinceText } from '@/words/school-roster';
import { ONLY_ADULTS_SEE } from '@/words/supports';
import { changeStudentText } from '@/words/teacher-pages';
import { SupportLegend, SupportSigns } from './support-signs';

const StudentPanel = lazyModule(() => import('./student-panel')).component(
  (parts) => parts.StudentPanel,
);
const FormulasDialog = lazyModule(() => import('./formulas-dialog')).component(
  (parts) => parts.FormulasDialog,
);
const NewCardsDialog = lazyModule(() => import('./new-cards-dialog')).component(
  (parts) => parts.NewCardsDialog,
);

type Open =
  | { kind: 'student'; studentId: string }
  | { kind: 'cards' }
  | { kind: 'formulas' }
  | null;

type ClassTableProps = {
  roster: ClassRosterDto;
  /** Replaces the sentence about an empty class. */
  whenEmpty?: RichContent;
};

/**
 * The students of a league, and what their teacher may change about each. A past season is
 * read-only.
 */
export function ClassTable({ roster, whenEmpty = null }: ClassTableProps) {
  const { leagueId, students, unreadable, classFormulas, latestWeek } = roster;
  const canChoose = useMayInClass('run') && !roster.isPast;
  const canChange = useMayInClass('manage') && !roster.isPast;
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const [news, setNews] = useState('');
  const newsBox = useRef<HTMLDivElement>(null);
  /** The student whose panel was closed by hand: the focus goes back to that row. */
  const [left, setLeft] = useState<string | null>(null);
  useEffect(() => {
    if (left !== null) (document.getElementById(`change-${left}`) ?? newsBox.current)?.focus();
  }, [left]);

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

  const nameOf = createDisplayNames(students);
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
    setLeft(studentId === null && open?.kind === 'student' ? open.studentId : null);
    setOpen(studentId === null ? null : { kind: 'student', studentId });
  }

  const refresh = () => startTransition(() => router.refresh());

  function tell(text: string) {
    setNews(text);
    refresh();
  }

  const supported = students.flatMap(({ supports }) => supports ?? []);
  // The panel takes the place of what it shows.
  const isWide = opened === undefined;
  const columns: TableColumn[] = [
    CLASS_TABLE.student,
    ...(isWide ? [CLASS_TABLE.username] : []),
    CLASS_TABLE.ownReference,
    ...(isWide ? [CLASS_TABLE.teamName] : []),
    CLASS_TABLE.formulas,
    CLASS_TABLE.supports,
  ];
  const everyone: TableColumn = {
    label: CLASS_TABLE.choose,
    control: (
      <ChooseBox
        label={CLASS_TABLE.chooseAll}
        isChosen={picked.length === students.length && picked.length > 0}
        onChoose={(isChosen) =>
          choose(
            students.map(({ studentId }) => studentId),
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
            {students.map((student) => (
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
                      {goneSinceText(student.goneAtSchool)}
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
                <td>{student.supports ? <SupportSigns supports={student.supports} /> : null}</td>
                {canChange ? (
                  <td className="w-0">
                    <button
                      type="button"
                      id={`change-${student.studentId}`}
                      aria-label={changeStudentText(nameOf(student))}
                      onClick={() => openStudent(student.studentId)}
                      className="flex size-7 items-center justify-center rounded-md hover:bg-field-soft"
                    >
                      <Icon name="pencil" className="size-5 text-field" />
                    </button>
                  </td>
                ) : null}
              </tr>
            ))}
            {unreadable.map(({ key, studentId, name }) => (
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
                  <UnreadableSentence />
                </td>
              </tr>
            ))}
          </ScrollTable>
          <div className="print-hidden mt-2 flex flex-wrap items-center gap-x-4 text-content-soft">
            <SupportLegend all={supported} />
            <p>
              {supported.length > 0 ? ONLY_ADULTS_SEE : canChoose ? CLASS_TABLE.chooseSome : null}
            </p>
          </div>
        </div>
        {opened ? (
          <StudentPanel
            roster={roster}
            student={opened}
            nameOf={nameOf}
            onChoose={openStudent}
            onChanged={(text, hasLeft) => {
              if (!hasLeft) return refresh();
              // The row goes, and with it the button to return the focus to.
              setOpen(null);
              setLeft('');
              tell(text);
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
          onDone={tell}
        />
      ) : null}
      {open?.kind === 'cards' ? (
        <NewCardsDialog leagueId={leagueId} students={picked} onClose={() => setOpen(null)} />
      ) : null}
    </>
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
  student: ClassStudentDto;
}) {
  if (teamName === null) return <span className="text-content-faint">{CLASS_TABLE.noTeam}</span>;
  return (
    <>
      <span className="break-words">{teamName}</span>
      {waitingName !== null && !isWaitingShown ? (
        <span className="ml-2 break-words text-content-soft text-base">
          {waitingNameText(waitingName)}
        </span>
      ) : null}
    </>
  );
}
