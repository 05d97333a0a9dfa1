'use client';

import Link from 'next/link';
import { useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { EmptyState } from '@/components/ui/empty-state';
import { LiveRegion } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import type { GraphToReviewDto, WeekGraphsForReviewDto } from '@/lib/data/graph/dto';
import { someOfText } from '@/words/numbers';
import {
  allGraphsForText,
  allReviewedText,
  noGraphsInText,
  REVIEW,
  REVIEW_KEYS,
} from '@/words/review-board';
import { GraphPicture } from './graph-picture';
import { graphStateLabels } from './graph-words';
import { LargeGraph } from './large-graph';
import { KeyCap, ReviewPanel } from './review-panel';
import { type ReviewControls, useGraphReview } from './use-review';

type ReviewBoardProps = { leagueId: string; review: WeekGraphsForReviewDto; openId: string | null };

/** A week's graphs one at a time, with the review beside the large picture and thumbnails below. */
export function ReviewBoard({
  leagueId,
  review: { week, graphs: loaded },
  openId,
}: ReviewBoardProps) {
  const area = useRef<HTMLDivElement>(null);
  const hrefOf = (graphId: string) =>
    `/teacher/leagues/${leagueId}/graphs?week=${week}&graph=${graphId}`;
  const controls = useGraphReview({ loaded, openId, area });
  const { graph, graphs, spoken } = controls;
  if (!graph) {
    return (
      <EmptyState title={noGraphsInText(week)} icon="image">
        <p>{REVIEW.showsUpHere}</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* Shortcuts work only inside this element, so that dictation or a focus elsewhere doesn't
          trigger them. */}
      <div ref={area} tabIndex={-1} className="grid grid-cols-1 gap-2 outline-none">
        <Toolbar controls={controls} />
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:items-start">
          <LargeGraph graph={graph} />
          <IfAllowedInClass needs="run">
            <ReviewPanel key={graph.id} graph={graph} controls={controls} />
          </IfAllowedInClass>
        </div>
        <IfAllowedInClass needs="run">
          <p className="hidden flex-wrap gap-x-4 text-content-soft lg:flex">
            {REVIEW_KEYS.map(({ keys, does }) => (
              <span key={does} className="whitespace-nowrap">
                {keys.map((key) => (
                  <KeyCap key={key}>{key}</KeyCap>
                ))}
                <span>{` ${does}`}</span>
              </span>
            ))}
          </p>
        </IfAllowedInClass>
      </div>
      <LiveRegion className="sr-only">{spoken}</LiveRegion>
      <Thumbnails
        week={week}
        graphs={graphs}
        currentId={graph.id}
        hrefOf={hrefOf}
        onChoose={controls.open}
      />
    </div>
  );
}

/** The current graph's position, previous and next, and undo for the last review. */
function Toolbar({
  controls: { graphs, at, waiting, last, open, undo, start, sending },
}: {
  controls: ReviewControls;
}) {
  const [before, after] = [graphs[at - 1], graphs[at + 1]];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        icon="chevron-left"
        disabled={!before}
        onClick={() => before && open(before.id)}
      >
        {REVIEW.previous}
      </Button>
      <p className="font-semibold text-lead">{someOfText(at + 1, graphs.length)}</p>
      <Button
        variant="secondary"
        icon="chevron-right"
        disabled={!after}
        onClick={() => after && open(after.id)}
      >
        {REVIEW.next}
      </Button>
      <Button variant="quiet" onClick={start} className="max-lg:hidden">
        {REVIEW.useKeys}
      </Button>
      <p className="ml-auto flex flex-wrap items-center justify-end gap-x-2 text-content-soft">
        {last ? <span>{last.words}</span> : null}
        {waiting === 0 ? (
          <span className="font-semibold text-correct">{allReviewedText()}</span>
        ) : null}
        {last ? (
          <Button variant="quiet" icon="rotate-ccw" pending={sending === 'waiting'} onClick={undo}>
            <span>{`${REVIEW.undo} `}</span>
            <KeyCap>U</KeyCap>
          </Button>
        ) : null}
      </p>
    </div>
  );
}

type ThumbnailsProps = {
  week: number;
  graphs: readonly GraphToReviewDto[];
  currentId: string;
  hrefOf: (graphId: string) => string;
  onChoose: (graphId: string) => void;
};

function Thumbnails({ week, graphs, currentId, hrefOf, onChoose }: ThumbnailsProps) {
  return (
    <Section title={allGraphsForText(week)} heading="mb-2 text-lead">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6 2xl:grid-cols-8">
        {graphs.map((graph) => {
          const { tone, icon, teacher } = graphStateLabels()[graph.state];
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
