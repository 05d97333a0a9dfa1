'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { newOperationId } from '@/lib/actions/operation-id';
import type { GraphTable } from '@/lib/domain/graph';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import {
  HAND_IN_PAUSED,
  HANDED_IN,
  LESSON_GRAPH,
  LESSON_GRAPH_READY,
  LESSON_GRAPH_THERE,
  OUT_OF_REACH,
} from '@/words/lessons';

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
  | { state: 'idle' | 'saved' }
  | { state: 'busy'; sent: number }
  | { state: 'refused'; message: string };

/** The graph at the end of a lesson, which one press hands in. */
export function LessonGraph({
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
  const isNew = sending.state === 'saved';
  const saved = useFocusWhen(isNew, 'p');

  async function handIn() {
    const svg = picture.current?.querySelector<SVGSVGElement>('svg[role="img"]');
    if (!svg || sending.state === 'busy') return;
    setSending({ state: 'busy', sent: 0 });
    try {
      const { handInGraphPicture: handInPicture } = await import('./builder/hand-in');
      const onProgress = (sent: number) => setSending({ state: 'busy', sent });
      const words = { title, description, table, graphType: type, lessonWeek: String(week) };
      const result = await handInPicture({ svg, operationId, account, onProgress, ...words });
      setSending(
        result.ok ? { state: 'saved' } : { state: 'refused', message: result.error.message },
      );
    } catch {
      setSending({ state: 'refused', message: OUT_OF_REACH });
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
        {handedIn || isNew ? (
          <LinkButton href="/student/graph-upload" variant="next" icon="arrow-right">
            {LESSON_GRAPH.seeMine}
          </LinkButton>
        ) : readOnly ? null : (
          <div className="flex items-center gap-3">
            {busy ? <span aria-hidden="true">{`${Math.round(sending.sent * 100)} %`}</span> : null}
            <Button variant="next" size="lg" icon="upload" pending={busy} onClick={handIn}>
              {LESSON_GRAPH.handIn}
            </Button>
          </div>
        )}
      </div>
      <div ref={saved}>
        {isNew ? (
          <p tabIndex={-1} className="font-semibold">
            {HANDED_IN}
          </p>
        ) : (
          <p className="text-content-soft">{handedIn ? LESSON_GRAPH_THERE : LESSON_GRAPH_READY}</p>
        )}
      </div>
      {readOnly && !handedIn ? <Notice tone="info">{HAND_IN_PAUSED}</Notice> : null}
      <Notice alert title={LESSON_GRAPH.notHandedIn}>
        {sending.state === 'refused' ? sending.message : null}
      </Notice>
      <div ref={picture}>{children}</div>
    </section>
  );
}
