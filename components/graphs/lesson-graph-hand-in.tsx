'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFocusWhen } from '@/components/ui/hooks';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { newOperationId } from '@/lib/actions/operation-id';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';
import {
  graphAlreadyHandedInText,
  graphHandedInText,
  handInPausedText,
  LESSON_GRAPH,
  lessonGraphReadyText,
  lessonPartNotLoadedText,
} from '@/words/lessons';
import { mvpPointsEarnedText } from '@/words/mvp';

type LessonGraphProps = {
  type: GraphType;
  week: number;
  title: string;
  description: string;
  table: GraphTable;
  account: string;
  handedIn: boolean;
  readOnly: boolean;
  /** Rendered on the server. */
  children: ReactNode;
};

type Sending =
  | { state: 'idle' | 'busy' }
  | { state: 'saved'; points: number }
  | { state: 'refused'; message: string };

export function LessonGraphHandIn({
  type,
  week,
  title,
  description,
  table,
  account,
  handedIn,
  readOnly,
  children,
}: LessonGraphProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [operationId] = useState(newOperationId);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const saved = useFocusWhen(sending.state === 'saved', 'p');

  async function handIn() {
    const svg = picture.current?.querySelector<SVGSVGElement>('svg[role="img"]');
    if (!svg || sending.state === 'busy') return;
    setSending({ state: 'busy' });
    try {
      const { submitBuiltGraph } = await import('./builder/submit-built-graph');
      const result = await submitBuiltGraph({
        svg,
        operationId,
        account,
        title,
        description,
        table,
        graphType: type,
        lessonWeek: String(week),
      });
      setSending(
        result.ok
          ? { state: 'saved', points: result.data.points }
          : { state: 'refused', message: result.error.message },
      );
    } catch {
      setSending({ state: 'refused', message: lessonPartNotLoadedText() });
    }
  }

  const busy = sending.state === 'busy';
  return (
    <section
      aria-labelledby="lesson-graph"
      className="forced-edge grid grid-cols-1 content-start gap-3 rounded-lg bg-raised p-4 shadow-card"
    >
      <LiveRegion className="sr-only">{busy ? LESSON_GRAPH.sendingNow : null}</LiveRegion>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="lesson-graph" className="text-title">
          {LESSON_GRAPH.yourGraph}
        </h2>
        {handedIn || sending.state === 'saved' ? (
          <LinkButton href="/student/graph-upload" variant="next" icon="arrow-right">
            {LESSON_GRAPH.seeMine}
          </LinkButton>
        ) : readOnly ? null : (
          <Button variant="next" size="lg" icon="upload" pending={busy} onClick={handIn}>
            {LESSON_GRAPH.handIn}
          </Button>
        )}
      </div>
      <div ref={saved}>
        {sending.state === 'saved' ? (
          <p tabIndex={-1} className="font-semibold">
            {`${mvpPointsEarnedText(sending.points)}${graphHandedInText()}`}
          </p>
        ) : (
          <p className="text-content-soft">
            {handedIn ? graphAlreadyHandedInText() : lessonGraphReadyText()}
          </p>
        )}
      </div>
      {readOnly && !handedIn ? <Notice tone="info">{handInPausedText()}</Notice> : null}
      <Notice alert title={LESSON_GRAPH.notHandedIn}>
        {sending.state === 'refused' ? sending.message : null}
      </Notice>
      <div ref={picture}>{children}</div>
    </section>
  );
}
