import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import type { GraphReviewDto, GraphReviewPageDto, GraphVersionDto, ReviewGraphDto } from '@/lib/data/graph/dto';
import { GraphFacts } from './graph-facts';
import { GraphPicture } from './graph-picture';
import { STATE_WORDS } from './graph-words';
import { ReviewForm } from './review-form';
import { RubricList } from './review-words';

type ReviewBoardProps = { leagueId: string; review: GraphReviewPageDto; openId: string | null };

const hrefOf = (leagueId: string, week: number, graphId?: string) =>
  `/teacher/leagues/${leagueId}/graphs?week=${week}${graphId ? `&graph=${graphId}` : ''}`;

/** All graphs of a week as a strip to choose from, and the chosen one large with its rubric. */
export function ReviewBoard({ leagueId, review, openId }: ReviewBoardProps) {
  const { graphs, week } = review;
  const open = graphs.find(({ id }) => id === openId) ?? graphs[0];
  if (!open) {
    return (
      <EmptyState title={`No graphs in week ${week}`} icon="image">
        <p>When a student turns in a graph, it shows up here.</p>
      </EmptyState>
    );
  }
  const isRevised = open.earlier.length > 0;
  const next = graphs.find(({ id, state }) => state === 'waiting' && id !== open.id);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Section title={`Graphs for week ${week}`} heading="sr-only">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {graphs.map((graph) => (
            <Thumbnail key={graph.id} graph={graph} href={hrefOf(leagueId, week, graph.id)} current={graph.id === open.id} />
          ))}
        </ul>
      </Section>
      {/* Two versions need the whole width to be compared; one leaves room for the review beside it. */}
      <div className={`grid grid-cols-1 gap-6 lg:items-start ${isRevised ? '' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'}`}>
        <LargeView graph={open} />
        <Card title="Your review">
          <ReviewForm
            key={open.id}
            graphId={open.id}
            review={open.review}
            nextHref={hrefOf(leagueId, week, next?.id ?? open.id)}
            wide={isRevised}
          />
        </Card>
      </div>
    </div>
  );
}

function Thumbnail({ graph, href, current }: { graph: ReviewGraphDto; href: string; current: boolean }) {
  const { tone, icon, teacher } = STATE_WORDS[graph.state];
  return (
    <li className="grid">
      <Link
        href={href}
        prefetch={false}
        scroll={false}
        aria-current={current ? 'true' : undefined}
        className="flex min-w-0 flex-col rounded-md border-2 border-line bg-raised text-content no-underline hover:border-field aria-[current=true]:border-field aria-[current=true]:shadow-lift"
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
}

function LargeView({ graph }: { graph: ReviewGraphDto }) {
  const versions = graph.earlier.toReversed();
  return (
    <Card title={graph.title} eyebrow={`${graph.studentName}${graph.teamName ? ` · ${graph.teamName}` : ''}`}>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        {graph.typeLabel ? <span className="text-content-soft">{graph.typeLabel}</span> : null}
        <Badge>{graph.source === 'builder' ? 'Made with the builder' : 'Photo or picture'}</Badge>
      </p>
      {versions.length === 0 ? (
        <Version graph={graph} />
      ) : (
        <ul aria-label="Versions, newest first" className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          {[graph, ...versions].map((version, index) => (
            <li key={version.id} className="grid content-start gap-2">
              <h3 className="text-lead">
                {index === 0 ? `New: version ${version.version}` : `Before: version ${version.version}`}
              </h3>
              <Version graph={version} />
              {index > 0 && version.review ? <Said review={version.review} /> : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Version({ graph }: { graph: GraphVersionDto }) {
  return (
    <div>
      <a href={`/api/graphs/${graph.id}`} target="_blank" rel="noreferrer" className="block rounded-md border border-line">
        <GraphPicture graph={graph} size="whole" className="max-h-[70vh] w-full" />
        <span className="sr-only"> (opens the picture by itself)</span>
      </a>
      <div className="mt-3">
        <GraphFacts graph={graph} />
      </div>
    </div>
  );
}

/** What was said about a version before. */
function Said({ review }: { review: GraphReviewDto }) {
  return (
    <div className="rounded-md bg-sunk px-4 py-3">
      {review.comment ? (
        <p className="mb-2">
          <span className="font-semibold">You said: </span>
          {review.comment}
        </p>
      ) : null}
      <RubricList review={review} />
    </div>
  );
}
