import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { Sentence } from '@/components/ui/sentence';
import type { GraphHubDto, OwnGraphDto } from '@/lib/data/graph/dto';
import type { LessonListItemDto } from '@/lib/data/lesson/dto';
import { MAX_RUBRIC_TOTAL, rubricTotal } from '@/lib/domain/graph';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { someOfText } from '@/words/numbers';
import { GRAPH_STATE_LABELS } from './graph-words';
import { SKETCH_BOX, type Sketch, SketchAxes } from './sketch';
import './sketch.css';
import {
  ALL_EARNED,
  forTypeText,
  GRAPH_HUB,
  graphsInWeekText,
  lessonDoneText,
  lessonStepsText,
  madeInText,
  mvpPointsText,
  nextEarnsText,
  oneOfTypeText,
} from '@/words/graph-hub';

const LESSON_ICONS: Readonly<Record<LessonListItemDto['state'], IconName>> = {
  closed: 'lock',
  ready: 'circle',
  started: 'pencil',
  done: 'circle-check',
};

const TILE = 'forced-edge relative flex flex-col overflow-hidden rounded-lg';

/**
 * The seven types as small pictures of the student's own numbers: in chalk until one is handed in,
 * then in color. Below them is a link for graphs on paper.
 */
export function GraphWall({
  hub,
  lessons,
  sketches,
}: {
  hub: GraphHubDto;
  lessons: readonly LessonListItemDto[];
  sketches: Readonly<Record<GraphType, Sketch | null>>;
}) {
  const graphs = hub.weeks.flatMap(({ graphs: ofWeek }) => ofWeek);
  const next = lessons.find(({ state }) => state === 'started');
  return (
    <ul
      className={
        'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:auto-rows-[minmax(15.25rem,auto)] ' +
        'lg:grid-cols-4'
      }
    >
      {lessons.map((lesson) => (
        <Tile
          key={lesson.type}
          lesson={lesson}
          sketch={sketches[lesson.type]}
          graph={graphs.find(({ graphType }) => graphType === lesson.type)}
          isNext={lesson === next}
        />
      ))}
      <li className={`${TILE} justify-between gap-2 border-2 border-line-strong border-dashed p-4`}>
        <div>
          <h2 className="text-lead">{GRAPH_HUB.onPaper}</h2>
          <p className="mt-1 text-content-soft">{GRAPH_HUB.photoOf}</p>
        </div>
        <a href="#hand-in" className={buttonClass('secondary')}>
          <Icon name="camera" />
          <span>{GRAPH_HUB.turnInAPhoto}</span>
        </a>
      </li>
    </ul>
  );
}

type TileProps = {
  lesson: LessonListItemDto;
  sketch: Sketch | null;
  /** The student's newest graph of this type. */
  graph: OwnGraphDto | undefined;
  isNext: boolean;
};

function Tile({
  lesson: { type, label, state, stepsDone, stepCount, firstTry },
  sketch,
  graph,
  isNext,
}: TileProps) {
  const lessonText =
    state === 'closed'
      ? GRAPH_HUB.lessonNotYet
      : firstTry === undefined
        ? lessonStepsText(stepsDone, stepCount)
        : lessonDoneText(firstTry, stepCount);
  return (
    <li className={`${TILE} bg-raised shadow-card ${isNext ? 'outline-4 outline-next' : ''}`}>
      <div className={`px-4 py-1 ${graph ? 'border-line border-b' : 'on-board'}`}>
        <svg
          viewBox={SKETCH_BOX}
          aria-hidden="true"
          className={`sketch h-[8rem] w-full ${graph ? 'painted' : ''}`}
        >
          {sketch?.drawing ?? <SketchAxes />}
        </svg>
      </div>
      <div className="flex grow flex-col px-4 pt-2 pb-1">
        <h2 className="text-lead">{label}</h2>
        {graph ? (
          <TurnedIn graph={graph} />
        ) : (
          <p className="text-content-soft">{sketch?.description ?? GRAPH_HUB.tooFew}</p>
        )}
        <p className="-mx-2 mt-auto flex flex-wrap items-center justify-between">
          <Link
            href={`/student/graph-upload/lessons/${type}`}
            prefetch={false}
            className={
              'button z-1 min-h-touch border-transparent px-2 ' +
              (isNext
                ? 'bg-next text-on-next'
                : 'font-normal text-content-soft underline underline-offset-4')
            }
          >
            <Icon name={LESSON_ICONS[state]} className="size-[1em]" />
            <span>{lessonText}</span>
            <span className="sr-only">{` ${forTypeText(label)}`}</span>
            <LinkPending />
          </Link>
          {/* The picture is part of the link. */}
          <Link
            href={`/student/graph-upload/build/${type}`}
            prefetch={false}
            className={
              'button min-h-touch border-transparent px-2 text-field underline ' +
              'underline-offset-4 after:absolute after:inset-0'
            }
          >
            <Icon name="pencil" className="size-[1em]" />
            <span>{GRAPH_HUB.build}</span>
            <span className="sr-only">{` ${oneOfTypeText(label)}`}</span>
            <LinkPending />
          </Link>
        </p>
      </div>
    </li>
  );
}

function TurnedIn({
  graph: { state, source, review, week },
}: {
  graph: OwnGraphDto & { week: number };
}) {
  const { tone, icon, short } = GRAPH_STATE_LABELS[state];
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-2 text-content-soft">
      <Badge tone={tone} icon={icon}>
        {short}
      </Badge>
      <span>
        {review?.rubric
          ? someOfText(rubricTotal(review.rubric), MAX_RUBRIC_TOTAL)
          : madeInText(source, week)}
      </span>
    </p>
  );
}

/** The week's graphs, and the points for the next one. */
export function HubEarned({
  hub: { week, graphsThisWeek, nextAward, readOnly },
}: {
  hub: GraphHubDto;
}) {
  return (
    <>
      <span>{`${graphsInWeekText(graphsThisWeek, week)} `}</span>
      {readOnly ? null : nextAward > 0 ? (
        <Sentence
          parts={nextEarnsText(
            <strong className="text-content">{mvpPointsText(nextAward)}</strong>,
          )}
        />
      ) : (
        <span>{ALL_EARNED}</span>
      )}
    </>
  );
}
