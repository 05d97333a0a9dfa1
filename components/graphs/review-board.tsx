'use client';

import Link from 'next/link';
import { useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { EmptyState } from '@/components/ui/empty-state';
import { LiveRegion } from '@/components/ui/notice';
import { NumberTable } from '@/components/ui/scroll-table';
import { Section } from '@/components/ui/section';
import type {
  GraphReviewDto,
  GraphVersionDto,
  GraphWithStudentDto,
  WeekGraphsForReviewDto,
} from '@/lib/data/graph/dto';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';
import { someOfText } from '@/words/numbers';
import {
  allGraphsForText,
  allReviewedText,
  newVersionText,
  noGraphsInText,
  REVIEW,
  REVIEW_KEYS,
  versionBeforeText,
} from '@/words/review-board';
import { badgesByGraphReviewState } from './badges-by-graph-review-state';
import { withNamedEmptyColumns } from './graph-alternatives';
import { HandedInGraphImage } from './handed-in-graph-image';
import { KeyCap, ReviewPanel } from './review-panel';
import { RubricList } from './teacher-review';
import { type ReviewControls, useGraphReview } from './use-graph-review';

type ReviewBoardProps = { leagueId: string; review: WeekGraphsForReviewDto; openId: string | null };

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
  graphs: readonly GraphWithStudentDto[];
  currentId: string;
  hrefOf: (graphId: string) => string;
  onChoose: (graphId: string) => void;
};

function Thumbnails({ week, graphs, currentId, hrefOf, onChoose }: ThumbnailsProps) {
  return (
    <Section title={allGraphsForText(week)} titleClass="mb-2 text-lead">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6 2xl:grid-cols-8">
        {graphs.map((graph) => {
          const { tone, icon, teacher } = badgesByGraphReviewState()[graph.state];
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
                <HandedInGraphImage
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

function LargeGraph({ graph }: { graph: GraphWithStudentDto }) {
  const versions = graph.earlier.toReversed();
  return (
    <Card
      title={graph.title}
      titleClass="text-lead leading-tight"
      eyebrow={`${graph.studentName}${graph.teamName ? ` · ${graph.teamName}` : ''}`}
    >
      <p className="mb-2 flex flex-wrap items-center gap-2">
        {graph.typeLabel ? <span className="text-content-soft">{graph.typeLabel}</span> : null}
        <Badge>{graph.source === 'builder' ? REVIEW.byBuilder : REVIEW.byPhoto}</Badge>
      </p>
      {versions.length === 0 ? (
        <Version graph={graph} isAlone />
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

function Version({ graph, isAlone = false }: { graph: GraphVersionDto; isAlone?: boolean }) {
  return (
    <div
      className={
        'grid grid-cols-1 gap-3 ' +
        (isAlone && graph.table
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
          <HandedInGraphImage
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
        <div
          className={
            'min-w-0 sm:max-w-[20rem] [@media(min-height:56rem)]:max-w-none! [&_td]:px-3! ' +
            '[&_td]:py-1! [&_th]:px-3! [&_th]:py-1! [&_thead_th]:whitespace-normal'
          }
        >
          <NumberTable
            table={numbersOf(graph, graph.table, isAlone)}
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
  const named = withNamedEmptyColumns(title, table);
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
