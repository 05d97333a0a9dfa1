import Link from 'next/link';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { UnreadableSentence } from '@/components/ui/notice';
import type { GridRowDto, GridStepDto, GridTaskState } from '@/lib/data/league-week/dto';
import { attemptsOf, isAsked, isReopened, isStepStuck, wrongTries } from '@/lib/domain/class/class-grid';
import { STEP_KEYS, stepTitle } from '@/lib/domain/football/positions';
import { TASKS } from '@/lib/domain/week/week-tasks';
import { joinedInWeek, wayInText } from '@/words/class';
import { workHref } from './grid-view';

const TASK_HEADS = ['Box scores', 'Points', 'Graphs', 'Boards', 'Lineup'] as const;

type GridTableProps = { leagueId: string; week: number; rows: readonly GridRowDto[]; projector: boolean };

/**
 * The class: a row for each student, a column for each step and task. It scrolls inside its own named region, and the names stay in view.
 * On a projector it names teams, and a row leads nowhere.
 */
export function GridTable({ leagueId, week, rows, projector }: GridTableProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
      tabIndex={0}
      className={`class-grid forced-edge scroll-pl-[9rem] overflow-x-auto rounded-lg bg-raised shadow-card ${projector ? WIDE : ''}`}
    >
      <table className="w-full border-separate border-spacing-0 text-center">
        <caption id={id} className="sr-only">
          {projector ? `Teams in week ${week}` : `Students in week ${week}`}
        </caption>
        <GridHead projector={projector} />
        <tbody>
          {rows.map((row) => (
            <GridRow key={row.studentId} row={row} projector={projector} href={workHref(leagueId, row.studentId, week)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** As wide as the screen: a class looks at it from its seats. */
const WIDE = 'text-lead lg:mx-[calc(50%-50vw+1.5rem)]';

const HEAD = 'bg-sunk px-2 py-1 text-base font-semibold';

function GridHead({ projector }: { projector: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className={`${HEAD} ${STICKY} z-10 px-3 text-left align-bottom`}>
          {projector ? 'Team' : 'Student'}
        </th>
        <th scope="colgroup" colSpan={STEP_KEYS.length} className={HEAD}>
          Steps of the score card
        </th>
        {projector ? null : (
          <th scope="col" rowSpan={2} className={`${HEAD} align-bottom`}>
            Tries
          </th>
        )}
        <th scope="colgroup" colSpan={TASKS.length} className={`${HEAD} border-line-strong border-l-2`}>
          Tasks of the week
        </th>
        <th scope="colgroup" colSpan={2} className={`${HEAD} whitespace-nowrap border-line-strong border-l-2`}>
          MVP points
        </th>
      </tr>
      <tr>
        {STEP_KEYS.map((key) => (
          <th key={key} scope="col" className={HEAD}>
            <abbr title={stepTitle(key)} className="no-underline">
              {key}
            </abbr>
          </th>
        ))}
        {TASK_HEADS.map((label, index) => (
          <th key={label} scope="col" className={`${HEAD} ${index === 0 ? 'border-line-strong border-l-2' : ''}`}>
            {label}
          </th>
        ))}
        <th scope="col" className={`${HEAD} border-line-strong border-l-2`}>
          Week
        </th>
        <th scope="col" className={HEAD}>
          All
        </th>
      </tr>
    </thead>
  );
}

/** Wide enough for a name, and on a phone never more than leaves room for a step beside it. */
const STICKY = 'sticky left-0 max-w-[8.5rem] sm:max-w-none sm:whitespace-nowrap';

function GridRow({ row, projector, href }: { row: GridRowDto; projector: boolean; href: string }) {
  return (
    <tr className="group">
      <th
        scope="row"
        className={`${STICKY} border-line border-t bg-raised px-3 py-1 text-left font-semibold leading-snug group-hover:bg-field-soft`}
      >
        {projector || row.unreadable ? (
          row.name
        ) : (
          <>
            <Link
              href={href}
              prefetch={false}
              className="inline-block whitespace-nowrap py-0.5 text-field underline underline-offset-4"
            >
              {row.name}
            </Link>
            <UnderName {...row} />
            {row.catchingUp === 'begun' ? (
              <span className="flex items-center gap-1 font-semibold text-base text-info">
                <Icon name="rotate-ccw" className="size-4 shrink-0 max-sm:hidden" /> Catching up
              </span>
            ) : null}
          </>
        )}
      </th>
      {isAsked(row) ? null : (
        <td
          colSpan={projector ? COLUMNS - 2 : COLUMNS - 1}
          className="border-line border-t px-3 py-2 text-left text-content-soft"
        >
          {row.joined === undefined ? 'Can catch up, not started' : joinedInWeek(row.joined)}
        </td>
      )}
      {!isAsked(row) ? (
        <td className="border-line border-t px-2 font-semibold tabular-nums">{row.mvp}</td>
      ) : row.unreadable ? (
        <td colSpan={projector ? COLUMNS - 1 : COLUMNS} className="border-line border-t px-3 py-2 text-left">
          <UnreadableSentence />
        </td>
      ) : (
        <Cells row={row} projector={projector} />
      )}
    </tr>
  );
}

/** Steps, tries, tasks and the two numbers of points. */
const COLUMNS = STEP_KEYS.length + 1 + TASKS.length + 2;

function Cells({ row, projector }: { row: GridRowDto; projector: boolean }) {
  return (
    <>
      {row.steps.map((step, index) => (
        <Cell key={STEP_KEYS[index]} words={projector ? publicStepWords(step) : stepWords(step)} large={projector}>
          {step.late ? <Late /> : null}
        </Cell>
      ))}
      {projector ? null : <td className="border-line border-t px-2 tabular-nums">{attemptsOf(row)}</td>}
      {row.tasks.map((state, index) => (
        <Cell key={TASK_HEADS[index]} words={taskWords(state)} large={projector} edge={index === 0} />
      ))}
      <td className="border-line border-t border-l-2 border-l-line-strong px-2 tabular-nums">{row.weekMvp}</td>
      <td className="border-line border-t px-2 font-semibold tabular-nums">{row.mvp}</td>
    </>
  );
}

/** The team; before the first answer also how far it is. Who is at the questions or the team has no team to name. */
function UnderName({ teamName, wayIn }: Pick<GridRowDto, 'teamName' | 'wayIn'>) {
  return (
    <>
      {teamName || !wayIn ? (
        <span className="block font-normal text-content-faint text-base">{teamName ?? 'No team yet'}</span>
      ) : null}
      {wayIn ? (
        <span
          className={`flex items-start gap-1 font-semibold text-base ${wayIn.stage === 'ready' ? 'text-correct' : 'text-info'}`}
        >
          <Icon name={WAY_ICONS[wayIn.stage]} className="mt-0.5 size-4 shrink-0 max-sm:hidden" />
          {/* On a phone the last word is left to screen readers: the column has no room for it. */}
          <span>
            {wayInText(wayIn).replace(POSITIONS, '')}
            {wayIn.stage === 'draft' ? <span className="max-sm:sr-only">{POSITIONS}</span> : null}
          </span>
        </span>
      ) : null}
    </>
  );
}

const POSITIONS = ' positions';
const WAY_ICONS = { questions: 'pencil', team: 'shirt', draft: 'users', ready: 'circle-check' } as const;

type CellProps = { words: CellWords; large: boolean; edge?: boolean; children?: ReactNode };

function Cell({ words: { icon, text, more, look }, large, edge = false, children }: CellProps) {
  return (
    <td
      className={`border-line border-t px-0.5 py-1 leading-tight whitespace-nowrap ${look} ${large ? 'text-lead' : 'text-unit'} ${edge ? 'border-l-2 border-l-line-strong' : ''}`}
    >
      <Icon name={icon} className={`mx-auto mb-0.5 block ${large ? 'size-9' : 'size-5'}`} />
      {text}
      {more ? <span className="block"> {more}</span> : null}
      {children}
    </td>
  );
}

function Late() {
  return (
    <span className="flex items-center justify-center gap-0.5 text-again">
      <Icon name="clock" className="size-[1em]" /> late
    </span>
  );
}

/** What a cell shows: a picture and a word, each enough by itself. */
type CellWords = { icon: IconName; text: string /** On a line of its own. */; more?: string; look: string };

const LOOKS = {
  open: 'text-content-faint',
  working: 'text-info',
  stuck: 'bg-again-soft text-again font-semibold',
  right: 'text-correct',
  late: 'text-again',
} as const;

const LIMIT_WORDS = { 'used-up': 'none left', pauses: 'with breaks' } as const;

/** One step for the teacher: "open", "2 tries", "stuck: 3", "right", "right in 4", "right, together", and "again" where the NFL corrected the game. */
export function stepWords(step: GridStepDto): CellWords {
  const { attempts, correct } = step;
  if (isReopened(step)) return { icon: 'rotate-ccw', text: 'again', more: 'new numbers', look: LOOKS.late };
  if (correct && step.together) return { icon: 'users', text: 'right', more: 'together', look: LOOKS.right };
  if (correct && attempts > 1) return { icon: 'circle-check', text: 'right', more: `in ${attempts}`, look: LOOKS.right };
  if (correct) return { icon: 'check', text: 'right', look: LOOKS.right };
  if (attempts === 0) return { icon: 'circle', text: 'open', look: LOOKS.open };
  if (isStepStuck(step)) {
    const more = step.limit ? LIMIT_WORDS[step.limit] : step.together && 'together';
    return { icon: 'triangle-alert', text: `stuck: ${wrongTries(step)}`, ...(more ? { more } : {}), look: LOOKS.stuck };
  }
  return { icon: 'pencil', text: attempts === 1 ? '1 try' : `${attempts} tries`, look: LOOKS.working };
}

/** One step for everyone to see: done, begun, or open, and never how many tries. */
function publicStepWords({ attempts, correct }: GridStepDto): CellWords {
  if (correct) return { icon: 'check', text: 'right', look: LOOKS.right };
  if (attempts > 0) return { icon: 'pencil', text: 'at it', look: LOOKS.working };
  return { icon: 'circle', text: 'open', look: LOOKS.open };
}

const TASK_WORDS: Readonly<Record<GridTaskState, CellWords>> = {
  open: { icon: 'circle', text: 'open', look: LOOKS.open },
  done: { icon: 'check', text: 'done', look: LOOKS.right },
  late: { icon: 'clock', text: 'late', look: LOOKS.late },
  none: { icon: 'minus', text: '', look: LOOKS.open },
};

const taskWords = (state: GridTaskState): CellWords => TASK_WORDS[state];
