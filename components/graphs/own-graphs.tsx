import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Fold } from '@/components/ui/fold';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import type { GraphHubDto, GraphVersionDto, OwnGraphDto } from '@/lib/data/graph/dto';
import {
  compareWithWeekText,
  earlierVersionsText,
  GRAPH_HUB,
  graphsCountText,
  newVersionWantedTitle,
  ofGraphText,
  teacherCommentText,
  versionName,
} from '@/words/graph-hub';
import { localizedCommentText, pointsTakenText } from '@/words/graph-review';
import { weekTitle } from '@/words/week-names';
import { badgesByGraphReviewState } from './badges-by-graph-review-state';
import { GraphAlternatives } from './graph-alternatives';
import { HandedInGraphImage } from './handed-in-graph-image';
import { RemoveGraphButton } from './remove-graph-button';
import { TeacherReview } from './teacher-review';

type OwnGraphsProps = Pick<GraphHubDto, 'weeks' | 'readOnly'> & { thisWeek: number };

export function OwnGraphs({ weeks, thisWeek, readOnly }: OwnGraphsProps) {
  return (
    <Section id="my-graphs" title={GRAPH_HUB.allMyGraphs} titleClass="mb-4 text-title">
      {weeks.length === 0 ? (
        <EmptyState title={GRAPH_HUB.noGraphs} icon="chart-column">
          <p>{GRAPH_HUB.showUpHere}</p>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-3">
          {weeks.map(({ week, graphs }) => (
            <Fold
              key={week}
              // Pictures of an earlier week load when it is opened.
              open={week === thisWeek || graphs.some(({ state }) => state === 'returned')}
              summary={
                <>
                  <h3 className="text-lead">{weekTitle(week)}</h3>
                  <span className="font-normal text-content-soft">
                    {graphsCountText(graphs.length)}
                  </span>
                </>
              }
            >
              <ul className="mt-2 mb-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {graphs.map((graph) => (
                  <OwnGraph
                    key={graph.id}
                    graph={graph}
                    readOnly={readOnly}
                    earlierWeek={earlierWeekWithSameType(weeks, graph)}
                  />
                ))}
              </ul>
            </Fold>
          ))}
        </div>
      )}
    </Section>
  );
}

function earlierWeekWithSameType(
  weeks: OwnGraphsProps['weeks'],
  { graphType, week }: OwnGraphDto,
): number | null {
  if (graphType === '') return null;
  const before = weeks.filter(
    (each) => each.week < week && each.graphs.some((graph) => graph.graphType === graphType),
  );
  return before.length === 0 ? null : Math.max(...before.map((each) => each.week));
}

type OwnGraphProps = { graph: OwnGraphDto; readOnly: boolean; earlierWeek: number | null };

function OwnGraph({ graph, readOnly, earlierWeek }: OwnGraphProps) {
  const { tone, icon, student } = badgesByGraphReviewState()[graph.state];
  return (
    <li className="forced-edge flex flex-col overflow-hidden rounded-lg bg-raised shadow-card">
      <a
        href={`/api/graphs/${graph.id}`}
        target="_blank"
        rel="noreferrer"
        className="block border-line border-b bg-sunk"
      >
        <HandedInGraphImage graph={graph} className="aspect-[4/3] w-full" />
        <span className="sr-only">{` ${GRAPH_HUB.opensFull}`}</span>
      </a>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <h4 className="font-bold text-lead leading-tight">{graph.title}</h4>
          {graph.typeLabel ? (
            <p className="text-content-faint text-base">{graph.typeLabel}</p>
          ) : null}
        </div>
        <p className="flex flex-wrap gap-2">
          <Badge tone={tone} icon={icon}>
            {student}
          </Badge>
          {graph.version > 1 ? <Badge>{versionName(graph.version)}</Badge> : null}
        </p>
        {graph.review ? <TeacherReview review={graph.review} /> : null}
        <div>
          <GraphAlternatives graph={graph} />
        </div>
        {earlierWeek === null ? null : (
          <LinkButton
            href={`/student/graph-upload/weeks?type=${graph.graphType}&week=${graph.week}`}
            variant="quiet"
            icon="chart-column"
            className="-mx-4 self-start"
          >
            <span>{compareWithWeekText(earlierWeek)}</span>
            <span className="sr-only">{`: ${graph.title}`}</span>
          </LinkButton>
        )}
        {graph.earlier.length > 0 ? <EarlierVersions graphs={graph.earlier} /> : null}
        {readOnly ? null : (
          <div className="mt-auto -ml-4 flex flex-wrap gap-x-2">
            {graph.state === 'returned' ? (
              <LinkButton
                href={`/student/graph-upload?replace=${graph.id}#hand-in`}
                icon="upload"
                className="ml-4"
              >
                {GRAPH_HUB.sendNew}
              </LinkButton>
            ) : (
              <LinkButton
                href={`/student/graph-upload?replace=${graph.id}#hand-in`}
                variant="quiet"
                icon="refresh-cw"
              >
                <span>{GRAPH_HUB.newVersion}</span>
                <span className="sr-only">{` ${ofGraphText(graph.title)}`}</span>
              </LinkButton>
            )}
            <RemoveGraphButton
              graph={{
                id: graph.id,
                title: graph.title,
                removalCost: graph.removalCost,
                versions: graph.earlier.length + 1,
              }}
            />
          </div>
        )}
      </div>
    </li>
  );
}

function EarlierVersions({ graphs }: { graphs: readonly GraphVersionDto[] }) {
  return (
    <Fold summary={earlierVersionsText(graphs.length)}>
      <ul className="grid grid-cols-1 gap-3">
        {graphs.map((graph) => (
          <li key={graph.id} className="grid gap-2">
            <p className="font-semibold">{versionName(graph.version)}</p>
            <HandedInGraphImage graph={graph} className="aspect-[4/3] w-full border border-line" />
            {graph.review ? <TeacherReview review={graph.review} /> : null}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

export function ReturnedGraphs({ weeks, readOnly }: Pick<GraphHubDto, 'weeks' | 'readOnly'>) {
  const returned = weeks
    .flatMap(({ graphs }) => graphs)
    .filter(({ state }) => state === 'returned');
  if (readOnly || returned.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      {returned.map(({ id, title, review }) => (
        <Notice key={id} tone="info" title={newVersionWantedTitle(title)}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0">
              <span>
                {review?.comment
                  ? teacherCommentText(localizedCommentText(review.comment))
                  : GRAPH_HUB.looksForward}
              </span>
              {review?.pointsTaken === undefined ? null : (
                <span>{` ${pointsTakenText(review.pointsTaken)}`}</span>
              )}
            </p>
            <LinkButton href={`/student/graph-upload?replace=${id}#hand-in`} icon="upload">
              <span>{GRAPH_HUB.sendNew}</span>
              <span className="sr-only">{` ${ofGraphText(`“${title}”`)}`}</span>
            </LinkButton>
          </div>
        </Notice>
      ))}
    </div>
  );
}
