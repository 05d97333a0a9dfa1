import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { NumberTable } from '@/components/ui/scroll-table';
import { Section } from '@/components/ui/section';
import type { GraphReviewDto, GraphVersionDto, ReviewGraphDto } from '@/lib/data/graph/dto';
import type { GraphTable } from '@/lib/domain/graph';
import { allGraphsForText, newVersionText, REVIEW, versionBeforeText } from '@/words/review-board';
import { tableWithNames } from './graph-facts';
import { GraphPicture } from './graph-picture';
import { GRAPH_STATE_LABELS } from './graph-words';
import { RubricList } from './review-words';

/**
 * The graph as large as the screen allows, with its numbers beside it. A new version has the
 * previous one there instead.
 */
export function LargeGraph({ graph }: { graph: ReviewGraphDto }) {
  const versions = graph.earlier.toReversed();
  return (
    <Card
      title={graph.title}
      heading="text-lead leading-tight"
      eyebrow={`${graph.studentName}${graph.teamName ? ` · ${graph.teamName}` : ''}`}
    >
      <p className="mb-2 flex flex-wrap items-center gap-2">
        {graph.typeLabel ? <span className="text-content-soft">{graph.typeLabel}</span> : null}
        <Badge>{graph.source === 'builder' ? REVIEW.byBuilder : REVIEW.byPhoto}</Badge>
      </p>
      {versions.length === 0 ? (
        <Version graph={graph} beside />
      ) : (
        <ul aria-label={REVIEW.versions} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {[graph, ...versions].map((version, index) => (
            <li key={version.id} className="grid content-start gap-2">
              <h3 className="text-lead">
                {index === 0 ? newVersionText(version.version) : versionBeforeText(version.version)}
              </h3>
              {index > 0 && version.review ? <ReviewOfVersion review={version.review} /> : null}
              <Version graph={version} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** @param beside whether there is room for the numbers beside the picture. */
function Version({ graph, beside = false }: { graph: GraphVersionDto; beside?: boolean }) {
  return (
    <div
      className={
        'grid grid-cols-1 gap-3 ' +
        (beside && graph.table
          ? 'sm:grid-cols-[minmax(0,1fr)_auto] [@media(min-height:56rem)]:grid-cols-1!'
          : '')
      }
    >
      <div>
        <a
          href={`/api/graphs/${graph.id}`}
          target="_blank"
          rel="noreferrer"
          className="block rounded-md border border-line"
        >
          <GraphPicture
            graph={graph}
            size="whole"
            className="h-[max(14rem,min(48vh,36rem))] w-full"
          />
          <span className="sr-only">{` ${REVIEW.opensPicture}`}</span>
        </a>
        {graph.description ? (
          <p className="mt-2 text-content-soft leading-snug">{graph.description}</p>
        ) : null}
      </div>
      {graph.table ? (
        <div className="min-w-0 sm:max-w-[20rem] [@media(min-height:56rem)]:max-w-none! [&_td]:px-3! [&_td]:py-1! [&_th]:px-3! [&_th]:py-1! [&_thead_th]:whitespace-normal">
          <NumberTable
            table={numbersOf(graph, graph.table, beside)}
            textOf={(cell) => cell ?? '–'}
            hideCaption
          />
        </div>
      ) : null}
    </div>
  );
}

/** Two versions may share a title, but their tables need distinct names. */
function numbersOf({ title, version }: GraphVersionDto, table: GraphTable, isAlone: boolean) {
  const named = tableWithNames(title, table);
  return isAlone ? named : { ...named, caption: `${named.caption}, version ${version}` };
}

function ReviewOfVersion({ review }: { review: GraphReviewDto }) {
  return (
    <div className="rounded-md bg-sunk px-4 py-2">
      {review.comment ? (
        <p>
          <span className="font-semibold">{`${REVIEW.youSaid} `}</span>
          <span>{review.comment}</span>
        </p>
      ) : null}
      {review.rubric ? <RubricList rubric={review.rubric} /> : null}
    </div>
  );
}

type ThumbnailsProps = {
  week: number;
  graphs: readonly ReviewGraphDto[];
  currentId: string;
  hrefOf: (graphId: string) => string;
  onChoose: (graphId: string) => void;
};

export function Thumbnails({ week, graphs, currentId, hrefOf, onChoose }: ThumbnailsProps) {
  return (
    <Section title={allGraphsForText(week)} heading="mb-2 text-lead">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6 2xl:grid-cols-8">
        {graphs.map((graph) => {
          const { tone, icon, teacher } = GRAPH_STATE_LABELS[graph.state];
          return (
            <li key={graph.id} className="grid">
              <Link
                href={hrefOf(graph.id)}
                prefetch={false}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onChoose(graph.id);
                }}
                aria-current={graph.id === currentId ? 'true' : undefined}
                className={
                  'flex min-w-0 flex-col rounded-md border-2 border-line bg-raised ' +
                  'text-content no-underline hover:border-field ' +
                  'aria-[current=true]:border-field aria-[current=true]:shadow-lift'
                }
              >
                <GraphPicture
                  graph={{ id: graph.id, title: graph.title, description: '' }}
                  className="aspect-[4/3] w-full rounded-t-md"
                />
                <span className="flex flex-1 flex-col gap-1 border-line border-t p-2">
                  <span className="font-semibold leading-tight">{graph.studentName}</span>
                  <span className="mt-auto">
                    <Badge tone={tone} icon={icon}>
                      {teacher}
                    </Badge>
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
