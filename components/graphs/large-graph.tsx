import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { NumberTable } from '@/components/ui/scroll-table';
import type { GraphReviewDto, GraphToReviewDto, GraphVersionDto } from '@/lib/data/graph/dto';
import type { GraphTable } from '@/lib/domain/graph';
import { newVersionText, REVIEW, versionBeforeText } from '@/words/review-board';
import { nameEmptyColumns } from './graph-facts';
import { GraphPicture } from './graph-picture';
import { RubricList } from './review-words';

/**
 * The graph as large as the screen allows, with its numbers beside it. A new version has the
 * previous one there instead.
 */
export function LargeGraph({ graph }: { graph: GraphToReviewDto }) {
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
  const named = nameEmptyColumns(title, table);
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
