import Link from 'next/link';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnreadableRecordSentence } from '@/components/ui/notice';
import { ScrollRegion } from '@/components/ui/scroll-table';
import type { GradebookDto, GradebookRowDto } from '@/lib/data/gradebook/dto';
import { splitDisplayName } from '@/lib/domain/account/student-name';
import {
  exportedGrade,
  type GradebookView,
  type GradeCell,
  type GradeRules,
  gradePercent,
  gradePointsText,
  hasLateStepsInFullWeek,
  isFullWeekRight,
  rightStepCountUpToFullWeek,
  seasonHalfStepsEarnedAndPossible,
} from '@/lib/domain/class/gradebook';
import {
  ALL_WEEKS_COLUMN,
  EXCUSED,
  excuseOfText,
  GRADE_TABLE,
  gradesOfClassTitle,
  shortWeekText,
} from '@/words/gradebook';
import { shownPoints } from '@/words/mvp';
import '@/components/ui/paper.css';

type GradeTableProps = {
  book: GradebookDto;
  view: GradebookView;
  /** Null when the gradebook is read-only. */
  onExcuse: ((studentId: string) => void) | null;
};

const HEAD = 'whitespace-nowrap bg-sunk px-2 py-2 text-base font-semibold';
const CELL = 'border-line border-t px-2 py-1 whitespace-nowrap tabular-nums';
const MORE_HEADS = [GRADE_TABLE.graphs, GRADE_TABLE.lessons, GRADE_TABLE.tries, GRADE_TABLE.mvp];
const STICKY = 'sticky left-0 max-w-[9rem] sm:max-w-[16rem]';

export function GradeTable({ book, view, onExcuse }: GradeTableProps) {
  const { leagueId, latestWeek, week: chosen, rows, rules, unreadable } = book;
  const id = useId();
  const weeks = Array.from({ length: latestWeek }, (_, index) => index + 1);
  const hasReferences = rows.some(({ ownReference }) => ownReference);
  const columns =
    (hasReferences ? 1 : 0) + weeks.length + (view === 'steps' ? 0 : 1) + 4 + (onExcuse ? 1 : 0);
  return (
    <ScrollRegion labelledBy={id} className="class-grid scroll-pl-[9rem] overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-right">
        <caption id={id} className="sr-only">
          {gradesOfClassTitle(book.leagueName)}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} ${STICKY} z-10 px-3 text-left`}>
              {GRADE_TABLE.student}
            </th>
            {hasReferences ? (
              <th scope="col" className={`${HEAD} text-left`}>
                {GRADE_TABLE.ownReference}
              </th>
            ) : null}
            {weeks.map((week) => (
              <th
                key={week}
                scope="col"
                aria-current={week === chosen ? 'true' : undefined}
                className={`${HEAD} ${week === chosen ? CHOSEN : ''}`}
              >
                <Link
                  href={`/teacher/leagues/${leagueId}/gradebook?week=${week}&show=${view}`}
                  prefetch={false}
                  className="inline-block py-0.5 text-content underline underline-offset-4"
                >
                  {shortWeekText(week)}
                </Link>
              </th>
            ))}
            {view === 'steps' ? null : (
              <th scope="col" className={HEAD}>
                {ALL_WEEKS_COLUMN}
              </th>
            )}
            {MORE_HEADS.map((label) => (
              <th key={label} scope="col" className={HEAD}>
                {label}
              </th>
            ))}
            {onExcuse ? (
              <th scope="col" className={HEAD}>
                <span className="sr-only">{GRADE_TABLE.excuse}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.studentId} className="group">
              <th
                scope="row"
                className={
                  `${CELL} ${STICKY} bg-raised px-3 text-left font-semibold ` +
                  'group-hover:bg-field-soft'
                }
              >
                <Link
                  href={`/teacher/leagues/${leagueId}/students/${row.studentId}`}
                  prefetch={false}
                  className={
                    'inline-block whitespace-normal py-0.5 text-field underline ' +
                    'underline-offset-4'
                  }
                >
                  <DisambiguatedStudentName name={row.name} />
                </Link>
              </th>
              {hasReferences ? (
                <td className={`${CELL} text-left text-content-soft`}>{row.ownReference}</td>
              ) : null}
              {row.cells.map((cell, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is named by its week.
                  key={index}
                  className={`${CELL} ${index + 1 === chosen ? CHOSEN : ''}`}
                >
                  <Cell cell={cell} view={view} rules={rules} />
                </td>
              ))}
              {view === 'steps' ? null : (
                <td className={`${CELL} font-bold`}>{seasonText(row, view, rules)}</td>
              )}
              <td className={CELL}>
                <span>{row.graphs || ''}</span>
                {row.rubric ? (
                  <SoftText>
                    <span>{` · `}</span>
                    <span className="sr-only">{GRADE_TABLE.rated}</span>{' '}
                    <span>{`${row.rubric.points}/${row.rubric.possible}`}</span>
                  </SoftText>
                ) : null}
              </td>
              <td className={CELL}>
                <span>{row.lessons.finished || ''}</span>
                {row.lessons.finished ? (
                  <SoftText>
                    <span>{` · `}</span>
                    <span className="sr-only">{GRADE_TABLE.firstTry}</span>{' '}
                    <span>{`${row.lessons.firstTry}/${row.lessons.steps}`}</span>
                  </SoftText>
                ) : null}
              </td>
              <td className={CELL}>{row.tries}</td>
              <td className={CELL}>{shownPoints(row.mvp)}</td>
              {onExcuse ? (
                <td className={`${CELL} w-0 print-hidden`}>
                  <button
                    type="button"
                    className="button -my-3 size-11 border-transparent text-field hover:bg-field-soft"
                    onClick={() => onExcuse(row.studentId)}
                  >
                    <Icon name="pencil" />
                    <span className="sr-only">{excuseOfText(row.name)}</span>
                  </button>
                </td>
              ) : null}
            </tr>
          ))}
          {unreadable.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them can have one name.
            <tr key={index}>
              <th
                scope="row"
                className={`${CELL} ${STICKY} bg-raised px-3 text-left font-semibold`}
              >
                {name}
              </th>
              <td colSpan={columns} className={`${CELL} text-left`}>
                <UnreadableRecordSentence />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const CHOSEN = 'bg-field-soft';

const SoftText = ({ children }: { children: ReactNode }) => (
  <span className="font-normal text-base text-content-soft">{children}</span>
);

/** If two students have the same name, what tells them apart follows in a lighter color. */
export function DisambiguatedStudentName({ name }: { name: string }) {
  const [short, apart] = splitDisplayName(name);
  return (
    <>
      <span className="whitespace-nowrap">{short}</span>
      {apart ? (
        <span className="font-normal text-base text-content-soft">{` · ${apart}`}</span>
      ) : null}
    </>
  );
}

function Cell({ cell, view, rules }: { cell: GradeCell; view: GradebookView; rules: GradeRules }) {
  if (cell.kind === 'blank') return null;
  if (cell.kind === 'excused') return <SoftText>{EXCUSED}</SoftText>;
  if (cell.kind === 'unreadable') return <SoftText>{GRADE_TABLE.unreadable}</SoftText>;
  const number = exportedGrade(cell, view, rules);
  return (
    <>
      <span className={`font-bold ${isFullWeekRight(cell) ? '' : 'text-again'}`}>
        {view === 'steps'
          ? `${rightStepCountUpToFullWeek(cell)}/${cell.of}`
          : view === 'percent'
            ? `${number}%`
            : number}
      </span>
      {hasLateStepsInFullWeek(cell) ? (
        <>
          {' '}
          <SoftText>{GRADE_TABLE.late}</SoftText>
        </>
      ) : null}
    </>
  );
}

function seasonText({ cells }: GradebookRowDto, view: GradebookView, rules: GradeRules): string {
  const share = seasonHalfStepsEarnedAndPossible(cells, rules);
  if (!share) return '';
  return view === 'percent' ? `${gradePercent(share)}%` : gradePointsText(share, rules.outOf);
}
