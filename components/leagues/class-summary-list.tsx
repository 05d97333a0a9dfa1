import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { Sentence } from '@/components/ui/sentence';
import type { ClassWeekSummaryDto } from '@/lib/data/league/dto';
import { moreStuckText } from '@/words/class-grid';
import {
  CLASS_COLUMNS,
  CLASS_OVERVIEW,
  classDueText,
  EMPTY_CLASS_TEXTS,
  EXCUSED_FOR_ALL,
  finishedOfText,
  graphCountPartsText,
  NO_KNOWN_MISTAKE_YET,
  NOTHING_LEFT_FROM_EARLIER,
  neverSignedInText,
  ofClassNameText,
  onToWeekText,
  playedSeasonText,
  previousWeekUnfinishedText,
  schoolPeriodText,
  stuckInClassSuffix,
  studentsWithTopicText,
  topicWeekSuffix,
  weekName,
} from '@/words/class-overview';
import { ROLE_NAMES } from '@/words/role-names';

const COLUMNS =
  'lg:grid lg:grid-cols-[14.5rem_10rem_10.5rem_minmax(0,1fr)_5.5rem_5.5rem_9.5rem] lg:gap-x-3';

const LINK =
  'inline-flex min-h-8 items-center text-field underline underline-offset-4 hover:decoration-2';

/**
 * Two lines per class: its numbers, and Tuesday's topic with the count behind it, so that a teacher
 * needn't open anything.
 */
export function ClassSummaryList({ classes }: { classes: readonly ClassWeekSummaryDto[] }) {
  return (
    <div>
      {/* Each number has its own label on narrow screens and for screen readers. */}
      <div
        aria-hidden="true"
        className={`hidden px-3 pb-1 font-semibold text-content-soft ${COLUMNS}`}
      >
        {Object.values(CLASS_COLUMNS).map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </div>
      <ul
        aria-label={CLASS_OVERVIEW.byPeriod}
        className="forced-edge rounded-lg bg-raised shadow-card"
      >
        {classes.map((line) => (
          <li key={line.id} className="border-line border-t px-3 py-2 first:border-t-0">
            <ClassLine line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ClassLine({ line }: { line: ClassWeekSummaryDto }) {
  const {
    id,
    name,
    period,
    week,
    replays,
    expected,
    finished,
    isExcused,
    waiting,
    notBegun,
    neverSignedIn,
    students,
    due,
    isPaused,
    before,
    opensNext,
    role,
  } = line;
  const home = `/teacher/leagues/${id}`;
  const [newest] = waiting;
  return (
    <div className={`flex flex-wrap gap-x-6 gap-y-1 ${COLUMNS} lg:items-center lg:gap-y-0`}>
      <div className="flex basis-full items-center gap-3 lg:row-span-2">
        <span
          aria-hidden="true"
          className={
            'flex size-10 shrink-0 items-center justify-center rounded-md bg-board font-bold ' +
            'text-chalk'
          }
        >
          {period}
        </span>
        <div className="min-w-0">
          <h2 className="text-lead leading-tight">
            <Link
              href={home}
              prefetch={false}
              className="text-content no-underline hover:underline"
            >
              <span className="sr-only">{`${schoolPeriodText(period)}: `}</span>
              <span>{name}</span>
            </Link>
          </h2>
          {role ? <p className="text-content-soft">{ROLE_NAMES[role]}</p> : null}
          {opensNext && students > 0 ? (
            <Link href={`${home}/calendar`} prefetch={false} className={LINK}>
              <span>{onToWeekText(opensNext)}</span>
              <span className="sr-only">{` ${ofClassNameText(name)}`}</span>
            </Link>
          ) : null}
        </div>
      </div>
      <p className="min-h-8 content-center">
        <strong>{weekName(week)}</strong>{' '}
        <span className="text-content-soft">{playedSeasonText(replays)}</span>
      </p>
      {isExcused ? (
        <p className="min-h-8 content-center text-content-soft">{EXCUSED_FOR_ALL}</p>
      ) : (
        <p className="flex min-h-8 items-center gap-2">
          <span className="whitespace-nowrap lg:min-w-18">
            <span className="lg:sr-only">{`${CLASS_COLUMNS.finished}: `}</span>
            <Sentence
              parts={finishedOfText(<strong className="text-lead">{finished}</strong>, expected)}
            />
          </span>
          <span
            aria-hidden="true"
            className={
              'forced-edge h-3 w-20 overflow-hidden rounded-sm border border-line-strong ' +
              'bg-sunk'
            }
          >
            <span
              className="block h-full bg-field"
              style={{ width: `${expected === 0 ? 0 : (finished / expected) * 100}%` }}
            />
          </span>
        </p>
      )}
      <StuckNames line={line} home={home} />
      <p className="min-h-8 content-center">
        <span className="lg:sr-only">{`${CLASS_COLUMNS.toReview}: `}</span>
        {newest === undefined ? (
          <span className="text-content-soft">{CLASS_OVERVIEW.none}</span>
        ) : (
          <Link
            href={`${home}/graphs${newest === week ? '' : `?week=${newest}`}`}
            prefetch={false}
            className={LINK}
          >
            <Sentence
              parts={graphCountPartsText(
                waiting.length,
                <strong className="mr-1">{waiting.length}</strong>,
              )}
            />
          </Link>
        )}
      </p>
      <p className="min-h-8 content-center">
        <span className="lg:sr-only">{`${CLASS_COLUMNS.notBegun}: `}</span>
        {notBegun > 0 ? (
          <Link href={`${home}?show=not-started`} prefetch={false} className={`${LINK} min-w-6`}>
            <strong>{notBegun}</strong>
          </Link>
        ) : neverSignedIn > 0 ? null : (
          <span className="text-content-soft">{CLASS_OVERVIEW.none}</span>
        )}
        {neverSignedIn > 0 ? (
          <Link href={`${home}?show=not-signed-in`} prefetch={false} className={LINK}>
            {neverSignedInText(neverSignedIn)}
          </Link>
        ) : null}
      </p>
      <p className="flex min-h-8 items-center gap-2">
        {isPaused ? (
          CLASS_OVERVIEW.paused
        ) : due ? (
          <>
            {due.day ? <Icon name="clock" /> : null}
            <span className={due.day ? 'font-semibold' : ''}>{classDueText(due)}</span>
          </>
        ) : null}
      </p>
      <TuesdayLine line={line} home={home} />
      <p className="min-h-8 basis-full content-center lg:col-span-2 lg:col-start-6">
        {before ? (
          <Link
            href={`${home}?week=${before.week}&show=not-finished`}
            prefetch={false}
            className={LINK}
          >
            {previousWeekUnfinishedText(before)}
          </Link>
        ) : week > 1 ? (
          <span className="text-content-soft">{NOTHING_LEFT_FROM_EARLIER}</span>
        ) : null}
      </p>
    </div>
  );
}

const MAX_NAMES = 2;

function StuckNames({ line: { stuck, name }, home }: { line: ClassWeekSummaryDto; home: string }) {
  const shown = stuck.slice(0, MAX_NAMES);
  const moreCount = stuck.length - shown.length;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2">
      <span className="lg:sr-only">{`${CLASS_COLUMNS.stuck}: `}</span>
      {stuck.length === 0 ? (
        <span className="text-content-soft">{CLASS_OVERVIEW.nobody}</span>
      ) : (
        <>
          <span className="inline-flex items-center gap-1 font-bold text-again">
            <Icon name="triangle-alert" className="size-4" />
            <span>{stuck.length}</span>
          </span>
          {shown.map((student) => (
            <Link
              key={student.studentId}
              href={`${home}?student=${student.studentId}`}
              prefetch={false}
              className={LINK}
            >
              {student.name}
            </Link>
          ))}
          {moreCount > 0 ? (
            <Link href={`${home}?show=stuck`} prefetch={false} className={LINK}>
              <span>{moreStuckText(moreCount)}</span>
              <span className="sr-only">{` ${stuckInClassSuffix(name)}`}</span>
            </Link>
          ) : null}
        </>
      )}
    </div>
  );
}

function TuesdayLine({
  line: { topic, students, week, name },
  home,
}: {
  line: ClassWeekSummaryDto;
  home: string;
}) {
  const href = topic && topic.week !== week ? `${home}/brief?week=${topic.week}` : `${home}/brief`;
  return (
    <p className="basis-full lg:col-span-4 lg:col-start-2">
      {students === 0 ? (
        <>
          <span>{EMPTY_CLASS_TEXTS.yet}</span>{' '}
          <Link href={`${home}/roster`} prefetch={false} className={LINK}>
            <span>{EMPTY_CLASS_TEXTS.pasteList}</span>
            <span className="sr-only">{` ${ofClassNameText(name)}`}</span>
          </Link>{' '}
          <span>{EMPTY_CLASS_TEXTS.or}</span>{' '}
          <Link href={`${home}/join`} prefetch={false} className={LINK}>
            <span>{EMPTY_CLASS_TEXTS.showCode}</span>
            <span className="sr-only">{` ${ofClassNameText(name)}`}</span>
          </Link>
        </>
      ) : (
        <Link
          href={href}
          prefetch={false}
          className={
            'inline-flex min-h-8 flex-wrap items-center gap-x-2 text-content no-underline ' +
            'hover:underline'
          }
        >
          <span className="rounded-sm bg-field-soft px-2 font-semibold text-field-deep">
            {CLASS_OVERVIEW.tuesday}
          </span>
          {topic ? (
            <>
              <strong>{`${topic.label}:`}</strong>
              <span>{` ${studentsWithTopicText(topic.students, topic.of)}`}</span>
              {topic.week === week ? null : (
                <span className="text-content-soft">{topicWeekSuffix(topic.week)}</span>
              )}
            </>
          ) : (
            <span className="text-content-soft">{NO_KNOWN_MISTAKE_YET}</span>
          )}
        </Link>
      )}
    </p>
  );
}
