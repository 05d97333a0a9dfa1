import Link from 'next/link';
import { useId } from 'react';
import { ExplainedWord } from '@/components/ui/explained-word';
import { Icon } from '@/components/ui/icon';
import { UnreadableRecordSentence } from '@/components/ui/notice';
import { ScrollRegion } from '@/components/ui/scroll-table';
import type { GridRowDto } from '@/lib/data/league-week/dto';
import { splitDisplayName } from '@/lib/domain/account/student-name';
import {
  type GridSort,
  isCardExpected,
  isStudentIdle,
  minutesSinceAnswerOnOpenCard,
  type StudentWorkState,
  studentWorkState,
  totalTriesOnCard,
} from '@/lib/domain/class/class-grid';
import { STEP_KEYS, stepTitle } from '@/lib/domain/football/positions';
import { WEEK_TASKS } from '@/lib/domain/week/week-tasks';
import { joinedInWeekText, onboardingText } from '@/words/class';
import {
  CLASS_GRID,
  cellInWords,
  GRID_GLOSSARY,
  GRID_SORT_SUFFIXES,
  minutesIdleText,
  mvpInOtherClassesText,
  POINTS_HEAD,
  STATE_WORDS,
  studentsInWeekTitle,
  TASK_HEADS,
} from '@/words/class-grid';
import { shownPoints } from '@/words/mvp';
import {
  GRID_LEGEND,
  type GridCellLabel,
  GridSign,
  STUDENT_STATE_LEGEND,
  STUDENT_STATE_SIGNS,
  stepCellLabel,
  TASK_CELL_LABELS,
} from './grid-sign';
import { type GridView, gridHref, studentWorkHref } from './grid-view';
import { GridViewLink } from './grid-view-link';
import '@/components/ui/paper.css';

type GridTableProps = {
  leagueId: string;
  week: number;
  rows: readonly GridRowDto[];
  /** The server's time, as for `stuckReasons`. */
  now: number | null;
  view: GridView;
  showsWords: boolean;
  /** The open card leaves room for the score card columns only. */
  chosen: string | null;
  onSort: (sort: GridSort) => void;
  onChoose: (studentId: string) => void;
};

export function GridTable(props: GridTableProps) {
  const { leagueId, week, rows, chosen } = props;
  const id = useId();
  return (
    <>
      <ScrollRegion
        labelledBy={id}
        className={
          'class-grid scroll-pl-[9rem] scroll-pt-12 max-xl:max-h-[calc(100dvh-1rem)] ' +
          'max-xl:overflow-auto'
        }
      >
        <table className="w-full border-separate border-spacing-0 text-center">
          <caption id={id} className="sr-only">
            {studentsInWeekTitle(week)}
          </caption>
          <Head {...props} />
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.studentId}
                row={row}
                {...props}
                href={studentWorkHref(leagueId, row.studentId, week)}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Legend isNarrow={chosen !== null} />
    </>
  );
}

const HEAD_CELL =
  'sticky top-0 z-10 whitespace-nowrap border-line-strong border-b-2 bg-sunk px-1 py-0.5 ' +
  'font-semibold';
const GROUP_EDGE = 'border-l-2 border-l-line-strong';
/** Limits the name column, so that a step fits beside it on a phone. */
const NAME_CELL = 'sticky left-0 max-w-[8.5rem] px-3 text-left sm:max-w-none';

function Head({ leagueId, view, now, chosen, onSort }: GridTableProps) {
  const sortLink = (sort: GridSort, label: string, side = '') => (
    <GridViewLink
      href={gridHref(leagueId, { ...view, sort })}
      onFollow={() => onSort(sort)}
      className={
        'inline-flex min-h-6 items-center gap-0.5 align-middle text-content underline-offset-4 ' +
        `hover:underline ${side}`
      }
    >
      <span>{label}</span>
      <span className="sr-only">{GRID_SORT_SUFFIXES[sort]}</span>
      <Icon
        name="chevron-down"
        className={`size-4 shrink-0 ${view.sort === sort ? '' : 'invisible max-sm:hidden'}`}
      />
    </GridViewLink>
  );
  const sortDirection = (sort: GridSort, direction: 'ascending' | 'descending') =>
    view.sort === sort ? direction : undefined;
  return (
    <thead>
      <tr>
        <th
          scope="col"
          aria-sort={sortDirection('name', 'ascending') ?? sortDirection('need', 'descending')}
          className={`${HEAD_CELL} ${NAME_CELL} z-20! whitespace-normal!`}
        >
          {sortLink('name', CLASS_GRID.student)} {sortLink('need', CLASS_GRID.whoNeedsMe)}
        </th>
        {STEP_KEYS.map((key) => (
          <th key={key} scope="col" className={HEAD_CELL}>
            <abbr title={stepTitle(key)} className="no-underline">
              {key}
            </abbr>
          </th>
        ))}
        <th
          scope="col"
          aria-sort={sortDirection('attempts', 'descending')}
          className={`${HEAD_CELL} pr-3! text-right`}
        >
          {sortLink('attempts', CLASS_GRID.tries, 'flex-row-reverse')}
        </th>
        {now === null ? null : (
          <th scope="col" className={`${HEAD_CELL} pr-3! text-right`}>
            {CLASS_GRID.idle}
          </th>
        )}
        {chosen !== null
          ? null
          : TASK_HEADS.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={`${HEAD_CELL} ${index === 0 ? GROUP_EDGE : ''}`}
                aria-sort={label === POINTS_HEAD ? sortDirection('done', 'ascending') : undefined}
              >
                {label === POINTS_HEAD ? sortLink('done', label) : label}
              </th>
            ))}
        {chosen !== null ? null : (
          <th
            scope="col"
            aria-sort={sortDirection('mvp', 'descending')}
            className={`${HEAD_CELL} ${GROUP_EDGE} pr-3! text-right`}
          >
            {sortLink('mvp', CLASS_GRID.mvp, 'flex-row-reverse')}
          </th>
        )}
      </tr>
    </thead>
  );
}

/**
 * Longer names (in characters) wrap, because one of them would push the last columns out of view.
 */
const LONG_NAME = 16;

const HATCHED =
  '[background-image:repeating-linear-gradient(-45deg,transparent_0_8px,var(--color-line)_8px_9px)]';

type RowProps = GridTableProps & { row: GridRowDto; href: string };

function Row(props: RowProps) {
  const { row, href, showsWords, now, chosen } = props;
  const isChosen = chosen === row.studentId;
  const [name] = splitDisplayName(row.name);
  const state = row.unreadable ? null : studentWorkState(row, now);
  // Columns for steps, tries, and idle time and, where they fit, tasks and points.
  const columns =
    STEP_KEYS.length + (now === null ? 1 : 2) + (chosen === null ? WEEK_TASKS.length + 1 : 0);
  return (
    <tr
      className={
        `group ${isChosen ? 'bg-again-soft' : 'bg-raised'} ` +
        (state === 'not-signed-in' ? HATCHED : '')
      }
    >
      <th
        scope="row"
        className={
          `${NAME_CELL} border-line border-b bg-inherit py-0.5 font-normal leading-snug ` +
          'group-hover:bg-field-soft sm:max-xl:whitespace-nowrap'
        }
      >
        {row.unreadable ? (
          <Link
            href={href}
            prefetch={false}
            className="font-semibold text-content underline-offset-4 hover:underline"
          >
            {row.name}
          </Link>
        ) : (
          <>
            {state ? (
              <span
                className={`mr-2 inline-flex w-5 justify-center align-middle ${STUDENT_STATE_SIGNS[state].look}`}
              >
                <GridSign sign={STUDENT_STATE_SIGNS[state].sign} />
              </span>
            ) : null}
            <Link
              href={href}
              prefetch={false}
              className={
                'mr-2 inline-flex min-h-6 scroll-mt-12 items-center align-middle font-semibold ' +
                'text-content ' +
                'underline-offset-4 hover:underline ' +
                (name.length > LONG_NAME ? 'max-xl:whitespace-nowrap' : 'whitespace-nowrap')
              }
            >
              {name}
            </Link>
            <NameDetails row={row} showsWords={showsWords} state={state} />
          </>
        )}
      </th>
      {row.unreadable || !isCardExpected(row) || state === 'not-signed-in' ? (
        <ReasonForNoCells {...props} columns={columns} isNarrow={chosen !== null} state={state} />
      ) : (
        <Cells {...props} />
      )}
    </tr>
  );
}

function NameDetails({
  row: { name, onboardingStage, teamName, catchingUp, begunElsewhere },
  showsWords,
  state,
}: {
  row: GridRowDto;
  showsWords: boolean;
  state: StudentWorkState | null;
}) {
  const parts = [
    splitDisplayName(name)[1] ?? null,
    showsWords ? (teamName ?? CLASS_GRID.noTeam) : null,
    onboardingStage ? onboardingText(onboardingStage) : null,
    catchingUp === 'begun' ? CLASS_GRID.catchingUp : null,
    begunElsewhere ? CLASS_GRID.begunElsewhere : null,
  ].filter((part) => part !== null);
  // The onboarding step says it already.
  const stateText = state && !onboardingStage ? STATE_WORDS[state] : null;
  return (
    <>
      {parts.length === 0 ? null : (
        <span className="align-middle text-base text-content-soft">{parts.join(', ')}</span>
      )}
      {stateText ? <span className="sr-only">{`, ${stateText}`}</span> : null}
    </>
  );
}

function ReasonForNoCells({
  row,
  columns,
  isNarrow,
  leagueId,
  state,
}: RowProps & { columns: number; isNarrow: boolean; state: StudentWorkState | null }) {
  const cell = 'border-line border-b px-3 py-0.5';
  if (row.unreadable) {
    return (
      <td colSpan={columns} className={`${cell} text-left`}>
        <UnreadableRecordSentence />
      </td>
    );
  }
  return (
    <>
      <td
        colSpan={isNarrow ? columns : columns - 1}
        className={`${cell} text-left text-content-soft`}
      >
        {state === 'not-signed-in' ? (
          <Link href={`/teacher/leagues/${leagueId}/roster/cards`} prefetch={false}>
            {CLASS_GRID.printCard}
          </Link>
        ) : row.excused ? (
          CLASS_GRID.excused
        ) : row.joined === undefined ? (
          CLASS_GRID.canCatchUp
        ) : (
          joinedInWeekText(row.joined)
        )}
      </td>
      {isNarrow ? null : (
        <td className={`${cell} ${GROUP_EDGE} whitespace-nowrap text-right tabular-nums`}>
          <MvpElsewhere row={row} />
          <span className="font-semibold">{shownPoints(row.mvp)}</span>
        </td>
      )}
    </>
  );
}

/**
 * The points from earlier classes, so that a student who changed class doesn't seem to have none.
 */
function MvpElsewhere({ row: { mvpElsewhere } }: { row: GridRowDto }) {
  if (mvpElsewhere === undefined) return null;
  return (
    <>
      <span className="text-base text-content-soft">
        {mvpInOtherClassesText(mvpElsewhere)}
      </span>{' '}
    </>
  );
}

/** Twelve students fit a Chromebook's screen below the names of those who are stuck. */
const CELL = 'h-[1.9375rem] border-line border-b px-1 py-0.5';

function Cells({ row, showsWords, now, view, chosen, leagueId, onChoose }: RowProps) {
  const minutes = minutesSinceAnswerOnOpenCard(row, now);
  return (
    <>
      {row.steps.map((step, index) => {
        const key = STEP_KEYS[index] ?? 'TEAM';
        const cell = stepCellLabel(step);
        const sign = <CellSign cell={cell} of={key} showsWords={showsWords} />;
        return (
          <td
            key={key}
            className={
              `${CELL} ${cell.look} ` +
              (cell.sign === 'stuck' ? 'outline-2 outline-again -outline-offset-2' : '')
            }
          >
            {cell.sign === 'stuck' ? (
              <GridViewLink
                href={gridHref(leagueId, { ...view, student: row.studentId })}
                onFollow={() => onChoose(row.studentId)}
                className="flex min-h-6 scroll-mt-12 items-center justify-center text-again"
              >
                {sign}
              </GridViewLink>
            ) : (
              sign
            )}
          </td>
        );
      })}
      <td className={`${CELL} pr-3! text-right tabular-nums`}>{totalTriesOnCard(row) || ''}</td>
      {now === null ? null : (
        <td
          className={
            `${CELL} whitespace-nowrap pr-3! text-right tabular-nums ` +
            (minutes !== null && isStudentIdle(minutes) ? 'font-bold' : 'text-content-soft')
          }
        >
          {minutes === null ? null : minutesIdleText(minutes)}
        </td>
      )}
      {chosen !== null ? null : (
        <>
          {row.tasks.map((state, index) => (
            <td
              key={TASK_HEADS[index]}
              className={`${CELL} ${TASK_CELL_LABELS[state].look} ${index === 0 ? GROUP_EDGE : ''}`}
            >
              <CellSign
                cell={TASK_CELL_LABELS[state]}
                of={TASK_HEADS[index] ?? ''}
                showsWords={showsWords}
              />
            </td>
          ))}
          <td className={`${CELL} ${GROUP_EDGE} whitespace-nowrap pr-3! text-right tabular-nums`}>
            <MvpElsewhere row={row} />
            {row.weekMvp > 0 ? (
              <span className="mr-2 text-base text-content-soft">
                <span>{`+${row.weekMvp}`}</span>
                <span className="sr-only">{CLASS_GRID.thisWeek}</span>
              </span>
            ) : null}
            <span className="font-semibold">{shownPoints(row.mvp)}</span>
            {row.weekMvp > 0 ? <span className="sr-only">{CLASS_GRID.inAll}</span> : null}
          </td>
        </>
      )}
    </>
  );
}

function CellSign({
  cell,
  of,
  showsWords,
}: {
  cell: GridCellLabel;
  of: string;
  showsWords: boolean;
}) {
  if (!showsWords) {
    return (
      <>
        <GridSign {...cell} />
        <span className="sr-only">{cellInWords(of, cell.text)}</span>
      </>
    );
  }
  return (
    <span className="block leading-tight">
      <GridSign sign={cell.sign} />
      <span className="sr-only">{of}</span> <span className="block text-unit">{cell.text}</span>
    </span>
  );
}

function Legend({ isNarrow }: { isNarrow: boolean }) {
  return (
    <ul
      aria-label={CLASS_GRID.signs}
      className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-base text-content-soft"
    >
      {STUDENT_STATE_LEGEND.map(({ state, text, ...sign }) => (
        <li key={state} className="flex items-center gap-2">
          <span className={`inline-flex min-w-6 justify-center ${sign.look}`}>
            <GridSign {...sign} />
          </span>
          <span>{text}</span>
        </li>
      ))}
      {GRID_LEGEND.map((each) => (
        <li key={each.text} className="flex items-center gap-2">
          <span className={`inline-flex min-w-6 justify-center rounded-md px-1 ${each.look}`}>
            <GridSign {...each} />
          </span>
          {each.word ? (
            <ExplainedWord meaning={GRID_GLOSSARY[each.word].means}>{each.text}</ExplainedWord>
          ) : (
            <span>{each.text}</span>
          )}
        </li>
      ))}
      {isNarrow ? null : (
        <li>
          <ExplainedWord meaning={GRID_GLOSSARY.quiet.means}>{CLASS_GRID.idle}</ExplainedWord>
          <span>{CLASS_GRID.idleMeans}</span>
        </li>
      )}
      {isNarrow ? null : (
        <li>
          <ExplainedWord meaning={GRID_GLOSSARY.mvp.means}>{CLASS_GRID.mvp}</ExplainedWord>
        </li>
      )}
    </ul>
  );
}
