'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { startTransition, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useMayInClass } from '@/components/ui/class-part';
import { EmptyState } from '@/components/ui/empty-state';
import { LiveRegion, UnreadableSentence } from '@/components/ui/notice';
import { ScrollTable, type TableColumn } from '@/components/ui/scroll-table';
import type { ClassRosterDto, ClassStudentDto } from '@/lib/data/class-roster/dto';
import { createDisplayNames } from '@/lib/domain/class/display-names';
import { levelName } from '@/lib/domain/football/formulas';
import {
  CLASS_TABLE,
  chooseStudentText,
  formulasForText,
  newCardsForText,
  waitingNameText,
} from '@/words/class-roster';
import { FormulasDialog } from './formulas-dialog';
import { NewCardsDialog } from './new-cards-dialog';
import { StudentDialog } from './student-dialog';

const COLUMNS: TableColumn[] = [
  { label: CLASS_TABLE.choose, hiddenLabel: true },
  CLASS_TABLE.student,
  CLASS_TABLE.username,
  CLASS_TABLE.ownReference,
  CLASS_TABLE.teamName,
  CLASS_TABLE.formulas,
  { label: CLASS_TABLE.change, hiddenLabel: true },
];
const READ_COLUMNS = COLUMNS.slice(1, -1);

type Open =
  | { kind: 'student'; studentId: string }
  | { kind: 'cards' }
  | { kind: 'formulas' }
  | null;

/**
 * The students of a league, and what their teacher may change about each. A past season is
 * read-only.
 */
export function ClassTable({ roster }: { roster: ClassRosterDto }) {
  const { leagueId, students, unreadable, otherLeagues, classFormulas, latestWeek } = roster;
  const mayManage = useMayInClass('manage');
  const isPast = roster.isPast || !mayManage;
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const [news, setNews] = useState('');
  const newsBox = useRef<HTMLDivElement>(null);

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
        <EmptyState title={CLASS_TABLE.noOneTitle} icon="users">
          {isPast ? CLASS_TABLE.noOneAtEnd : CLASS_TABLE.noOne}
        </EmptyState>
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

  function openStudent(studentId: string) {
    setNews('');
    setOpen({ kind: 'student', studentId });
  }

  function tell(text: string) {
    setNews(text);
    startTransition(() => router.refresh());
  }

  return (
    <>
      {isPast ? null : (
        <div className="print-hidden mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <label className="inline-flex min-h-touch items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="size-6"
              checked={picked.length === students.length && picked.length > 0}
              onChange={(event) =>
                choose(
                  students.map(({ studentId }) => studentId),
                  event.target.checked,
                )
              }
            />
            <span>{CLASS_TABLE.chooseAll}</span>
          </label>
          {picked.length > 0 ? (
            <>
              <Button variant="secondary" icon="printer" onClick={() => setOpen({ kind: 'cards' })}>
                {newCardsForText(picked.length)}
              </Button>
              <Button
                variant="secondary"
                icon="pencil"
                onClick={() => setOpen({ kind: 'formulas' })}
              >
                {formulasForText(picked.length)}
              </Button>
            </>
          ) : (
            <p className="text-content-soft">{CLASS_TABLE.chooseSome}</p>
          )}
        </div>
      )}
      {message}
      <ScrollTable
        caption={CLASS_TABLE.caption}
        hideCaption
        columns={isPast ? READ_COLUMNS : COLUMNS}
      >
        {students.map((student) => (
          <tr key={student.studentId}>
            {isPast ? null : (
              <td className="w-0">
                <label className="flex size-11 items-center justify-center">
                  <span className="sr-only">{chooseStudentText(nameOf(student))}</span>
                  <input
                    type="checkbox"
                    className="size-6"
                    checked={chosen.has(student.studentId)}
                    onChange={(event) => choose([student.studentId], event.target.checked)}
                  />
                </label>
              </td>
            )}
            <th scope="row" className="whitespace-nowrap">
              <Link
                href={`/teacher/leagues/${leagueId}/students/${student.studentId}`}
                prefetch={false}
                className="touch-link"
              >
                {nameOf(student)}
              </Link>
            </th>
            <td className="whitespace-nowrap">
              {student.username ?? student.email ?? (
                <span className="text-content-faint">{CLASS_TABLE.ownEmail}</span>
              )}
            </td>
            <td className="min-w-[7rem] [overflow-wrap:anywhere]">{student.ownReference}</td>
            <td className="min-w-[13rem]">
              <TeamName student={student} />
            </td>
            <td className={classFormulas ? '' : 'whitespace-nowrap'}>
              {classFormulas ? (
                classFormulas
              ) : student.formulaLevel ? (
                levelName(student.formulaLevel)
              ) : (
                <span className="text-content-faint">{CLASS_TABLE.noFormulas}</span>
              )}
            </td>
            {isPast ? null : (
              <td className="w-0">
                <Button
                  variant="secondary"
                  icon="pencil"
                  onClick={() => openStudent(student.studentId)}
                >
                  <span>{CLASS_TABLE.change}</span>
                  <span className="sr-only">{` ${nameOf(student)}`}</span>
                </Button>
              </td>
            )}
          </tr>
        ))}
        {unreadable.map(({ key, studentId, name }) => (
          <tr key={key}>
            {isPast ? null : <td />}
            <th scope="row">
              <Link href={`/teacher/leagues/${leagueId}/students/${studentId}`} prefetch={false}>
                {name}
              </Link>
            </th>
            <td colSpan={isPast ? 4 : 5}>
              <UnreadableSentence />
            </td>
          </tr>
        ))}
      </ScrollTable>
      {opened ? (
        <StudentDialog
          key={opened.studentId}
          leagueId={leagueId}
          student={opened}
          name={nameOf(opened)}
          otherLeagues={otherLeagues}
          onClose={() => {
            setOpen(null);
            // The student's row may be gone, and with it the button to return the focus to.
            if (news) newsBox.current?.focus();
          }}
          onChanged={tell}
        />
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
        <span className="block break-words text-content-soft text-base">
          {waitingNameText(waitingName)}
        </span>
      ) : null}
    </>
  );
}
