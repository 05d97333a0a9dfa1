import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/link-button';
import { LinkPending } from '@/components/ui/link-pending';
import { Sentence } from '@/components/ui/sentence';
import type { GraphHubDto, OwnGraphDto } from '@/lib/data/graph/dto';
import type { LessonListItemDto } from '@/lib/data/lesson/dto';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { MAX_RUBRIC_TOTAL, rubricTotal } from '@/lib/domain/graphs/handed-in-graph';
import {
  allGraphAwardsEarnedText,
  allGraphsText,
  forTypeText,
  GRAPH_HUB,
  goOnWithStepText,
  graphOriginText,
  graphsInWeekText,
  lessonDoneText,
  lessonStepsText,
  mvpPointCountText,
  nextGraphEarnsText,
  teacherCommentText,
} from '@/words/graph-hub';
import { localizedCommentText } from '@/words/graph-review';
import { someOfText } from '@/words/numbers';
import { badgesByGraphReviewState } from './badges-by-graph-review-state';
import { type GraphTypeSketch, SKETCH_VIEW_BOX, SketchAxes } from './graph-type-sketch';
import { HandedInGraphImage } from './handed-in-graph-image';
import './graph-type-sketch.css';

const TILE = 'forced-edge relative flex flex-col overflow-hidden rounded-lg';

type WallProps = {
  hub: GraphHubDto;
  lessons: readonly LessonListItemDto[];
  sketches: Readonly<Record<GraphType, GraphTypeSketch | null>>;
};

/** Small pictures are in chalk until a graph of that type is turned in, then in color. */
export function NewestGraphAndTypeTiles({ hub, lessons, sketches }: WallProps) {
  const graphs = hub.weeks.flatMap(({ graphs: ofWeek }) => ofWeek);
  const tiles = lessons.map((lesson) => ({
    lesson,
    sketch: sketches[lesson.type],
    graph: graphs.find(({ graphType }) => graphType === lesson.type),
  }));
  const main = thisWeeksTile(tiles, hub.week);
  const [newest] = graphs;
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {newest ? <NewestGraph graph={newest} count={graphs.length} /> : null}
      {main ? <ThisWeeksGraph {...main} isAlone={!newest} /> : null}
      <section aria-labelledby="other-graphs" className="lg:col-span-2">
        <p className="mb-1 flex flex-wrap items-baseline gap-x-3">
          <strong id="other-graphs">{GRAPH_HUB.otherSix}</strong>
          <span className="text-content-soft">{GRAPH_HUB.chalkMeans}</span>
        </p>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
          {tiles
            .filter((tile) => tile !== main)
            .map((tile) => (
              <SmallTile key={tile.lesson.type} {...tile} />
            ))}
        </ul>
      </section>
    </div>
  );
}

type TileProps = {
  lesson: LessonListItemDto;
  sketch: GraphTypeSketch | null;
  graph: OwnGraphDto | undefined;
};

/**
 * The lesson that was begun, if there is one. Otherwise each week starts with another type and
 * takes the first that can be drawn and wasn't turned in yet.
 */
function thisWeeksTile(tiles: readonly TileProps[], week: number): TileProps | undefined {
  const begun = tiles.find(({ lesson }) => lesson.state === 'started');
  const turn = week % Math.max(1, tiles.length);
  const inTurn = [...tiles.slice(turn), ...tiles.slice(0, turn)];
  const drawn = inTurn.filter(({ sketch }) => sketch !== null);
  return begun ?? drawn.find(({ graph }) => !graph) ?? drawn[0] ?? inTurn[0];
}

const buildAddress = (type: GraphType) => `/student/graph-upload/build/${type}`;
const lessonAddress = (type: GraphType) => `/student/graph-upload/lessons/${type}`;

function ThisWeeksGraph({
  lesson: { type, label, state, stepsDone, stepCount, firstTry },
  sketch,
  isAlone,
}: TileProps & { isAlone: boolean }) {
  const isLessonNext = state === 'started' || state === 'ready';
  return (
    <section
      aria-labelledby="this-weeks-graph"
      className={`${TILE} on-board p-4 ${isAlone ? 'lg:col-span-2' : 'lg:col-start-1 lg:row-start-1'}`}
    >
      <h2 id="this-weeks-graph" className="flex flex-wrap items-baseline gap-x-3 text-title">
        <span className="text-base text-next">{GRAPH_HUB.thisWeeksGraph}</span>
        <span className="sr-only">: </span>
        <span>{label}</span>
      </h2>
      <div className="grid grow grid-cols-1 items-center gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <svg
          viewBox={SKETCH_VIEW_BOX}
          aria-hidden="true"
          className="sketch h-[9rem] w-full lg:h-[11rem]"
          // Drawn twice as large as a small one, with a line that is as thick.
          style={{ strokeWidth: 1.25 }}
        >
          {sketch?.drawing ?? <SketchAxes />}
        </svg>
        <div className="grid gap-3">
          <p className="text-chalk-soft">{sketch?.description ?? GRAPH_HUB.tooFew}</p>
          <p>
            <LessonText {...{ state, stepsDone, stepCount, firstTry }} />
          </p>
          <LinkButton
            href={isLessonNext ? lessonAddress(type) : buildAddress(type)}
            variant="next"
            icon={isLessonNext ? 'arrow-right' : 'pencil'}
          >
            {state === 'started'
              ? goOnWithStepText(stepsDone + 1)
              : state === 'ready'
                ? GRAPH_HUB.startLesson
                : GRAPH_HUB.buildIt}
          </LinkButton>
          {isLessonNext || state === 'done' ? (
            <Link
              href={isLessonNext ? buildAddress(type) : lessonAddress(type)}
              prefetch={false}
              className={
                'inline-flex min-h-touch items-center justify-center underline ' +
                'underline-offset-4'
              }
            >
              <span>{isLessonNext ? GRAPH_HUB.justBuild : GRAPH_HUB.seeLesson}</span>
              <LinkPending />
            </Link>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function LessonText({
  state,
  stepsDone,
  stepCount,
  firstTry,
}: Pick<LessonListItemDto, 'state' | 'stepsDone' | 'stepCount' | 'firstTry'>) {
  return state === 'closed'
    ? GRAPH_HUB.lessonNotYet
    : firstTry === undefined
      ? lessonStepsText(stepsDone, stepCount)
      : lessonDoneText(firstTry, stepCount);
}

function NewestGraph({ graph, count }: { graph: OwnGraphDto; count: number }) {
  const { tone, icon, student } = badgesByGraphReviewState()[graph.state];
  return (
    <section
      aria-labelledby="newest-graph"
      className={`${TILE} gap-2 bg-raised p-3 shadow-card lg:col-start-2 lg:row-start-1`}
    >
      <div className="flex items-baseline justify-between gap-2">
        <h2 id="newest-graph" className="text-lead">
          {GRAPH_HUB.myGraphs}
        </h2>
        <a href="#my-graphs" className="touch-link">
          {allGraphsText(count)}
        </a>
      </div>
      <HandedInGraphImage
        graph={graph}
        className="h-[9rem] w-full rounded-md border border-line lg:h-[7rem]"
      />
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <strong>{graph.title}</strong>
        <Badge tone={tone} icon={icon}>
          {student}
        </Badge>
      </p>
      {graph.review?.comment ? (
        <p className="lg:line-clamp-2">
          {teacherCommentText(localizedCommentText(graph.review.comment))}
        </p>
      ) : null}
    </section>
  );
}

function SmallTile({ lesson, sketch, graph }: TileProps) {
  const { type, label } = lesson;
  return (
    <li className={`${TILE} bg-raised shadow-card`}>
      <div className={`px-2 py-1 ${graph ? 'border-line border-b' : 'on-board'}`}>
        <svg
          viewBox={SKETCH_VIEW_BOX}
          aria-hidden="true"
          className={`sketch mx-auto h-[3.75rem] w-[7.25rem] ${graph ? 'painted' : ''}`}
        >
          {sketch?.drawing ?? <SketchAxes />}
        </svg>
      </div>
      <div className="flex grow flex-col px-3 pt-1">
        <h3 className="font-bold leading-tight">
          <Link
            href={buildAddress(type)}
            prefetch={false}
            className="after:absolute after:inset-0 hover:underline"
          >
            <span className="sr-only">{`${GRAPH_HUB.buildOne} `}</span>
            <span>{label}</span>
            <LinkPending />
          </Link>
        </h3>
        {graph ? (
          <TurnedIn graph={graph} />
        ) : (
          <p className="text-base text-content-soft leading-tight">
            {sketch?.description ?? GRAPH_HUB.tooFew}
          </p>
        )}
        <Link
          href={lessonAddress(type)}
          prefetch={false}
          className={
            'relative z-1 mt-auto -ml-1 inline-flex min-h-8 items-center self-start px-1 ' +
            'text-content-soft underline underline-offset-4'
          }
        >
          <span>
            <LessonText {...lesson} />
          </span>
          <span className="sr-only">{` ${forTypeText(label)}`}</span>
          <LinkPending />
        </Link>
      </div>
    </li>
  );
}

function TurnedIn({ graph: { state, source, review, week } }: { graph: OwnGraphDto }) {
  return (
    <p className="text-base leading-tight">
      <span className="font-semibold">{badgesByGraphReviewState()[state].short}</span>
      <span className="text-content-soft">
        {review?.rubric
          ? `, ${someOfText(rubricTotal(review.rubric), MAX_RUBRIC_TOTAL)}`
          : `, ${graphOriginText(source, week)}`}
      </span>
    </p>
  );
}

export function WeekGraphCountAndNextPoints({
  hub: { week, graphsThisWeek, nextAward, readOnly },
}: {
  hub: GraphHubDto;
}) {
  return (
    <>
      <span>{`${graphsInWeekText(graphsThisWeek, week)} `}</span>
      {readOnly ? null : nextAward > 0 ? (
        <Sentence
          parts={nextGraphEarnsText(
            <strong className="text-content">{mvpPointCountText(nextAward)}</strong>,
          )}
        />
      ) : (
        <span>{allGraphAwardsEarnedText()}</span>
      )}
    </>
  );
}
