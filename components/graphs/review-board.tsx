'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LiveRegion } from '@/components/ui/notice';
import type { WeekGraphsForReviewDto } from '@/lib/data/graph/dto';
import { ALL_REVIEWED, REVIEW_KEYS } from '@/words/graph-review';
import { someOfText } from '@/words/numbers';
import { noGraphsInText, REVIEW } from '@/words/review-board';
import { KeyCap, ReviewPanel } from './review-panel';
import { LargeGraph, Thumbnails } from './review-parts';
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
          <ReviewPanel key={graph.id} graph={graph} controls={controls} />
        </div>
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
        {waiting === 0 ? <span className="font-semibold text-correct">{ALL_REVIEWED}</span> : null}
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
