'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import { useSpoken } from '@/components/ui/use-spoken';
import type { GraphDataDto } from '@/lib/data/graph/dto';
import { chosenPlayers, type GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphPlan, GraphType } from '@/lib/domain/graphs/graph-type';
import type { GraphParts } from '../graph-parts';
import { GRAPH_PARTS } from '../registry';
import { CheckAndSave } from './check-and-save';
import { DataPart } from './data-part';
import { LookPart, ScalePart, WordsPart } from './plan-parts';
import { useGraphDraft } from './use-graph-draft';

type GraphBuilderProps = {
  type: GraphType;
  plan: GraphPlan;
  fieldNames: readonly string[];
  data: GraphDataDto;
  account: string;
  /** The own graph that this one is a new version of. */
  replacesId?: string;
};

/** The graph so far on the left, with its checks and the way to hand it in; data, numbers, scale, look, and words on the right. */
export function GraphBuilder({ type, plan, fieldNames, data, account, replacesId }: GraphBuilderProps) {
  const work = useGraphDraft(account, type, plan, data);
  const picture = useRef<HTMLDivElement>(null);
  /** Counts the graphs made on this page: each begins with clean checks. */
  const [round, setRound] = useState(0);
  const { draft } = work;
  const [spoken, say] = useSpoken();
  const players = chosenPlayers(draft, data);
  const part = { plan, fieldNames, draft, source: data, players, change };
  const { drawing, failed, tryAgain } = useDrawing(type, players.length > 0);
  const drawn = players.length > 0 ? drawing : null;
  const parts = [
    { title: 'Choose your data', content: <DataPart {...part} /> },
    ...(plan.numbers
      ? [
          {
            title: 'Work out the numbers',
            content: drawn?.NumbersPart ? (
              <drawn.NumbersPart {...part} />
            ) : (
              <p className="text-content-soft">Choose players first. Then your boxes appear here.</p>
            ),
          },
        ]
      : []),
    ...(plan.scales.length > 0 ? [{ title: 'Choose the scale', content: <ScalePart {...part} /> }] : []),
    ...(plan.key || plan.gap || plan.dots ? [{ title: 'Make it clear', content: <LookPart {...part} /> }] : []),
    { title: 'Find the words', content: <WordsPart {...part} /> },
  ];

  /** What is chosen is counted aloud, once for each choice. */
  function change(changes: Partial<GraphDraft>) {
    work.change(changes);
    if (changes.players) say(`${chosenPlayers({ ...draft, ...changes }, data).length} chosen.`);
  }

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 gap-4 lg:order-last">
        {parts.map(({ title, content }, index) => (
          <Card key={title} title={`${index + 1}. ${title}`}>
            {content}
          </Card>
        ))}
      </div>
      <LiveRegion className="sr-only">{spoken}</LiveRegion>
      {/* It stays in view beside the form, where its button is; what is found scrolls inside it. */}
      <div className="builder-graph forced-edge">
        <CheckAndSave
          key={round}
          type={type}
          draft={draft}
          data={data}
          account={account}
          operationId={work.operationId}
          replacesId={replacesId}
          svg={() => picture.current?.querySelector('svg[role="img"]') ?? null}
          onSaved={work.forget}
          onNew={() => {
            work.startAgain();
            setRound(round + 1);
          }}
        />
        <div ref={picture}>
          {drawn ? (
            <drawn.Picture {...part} />
          ) : (
            <p className="rounded-lg border-2 border-line border-dashed px-4 py-12 text-center text-content-soft">
              {failed
                ? 'We couldn’t load the drawing. Check the Wi-Fi. Your work is saved here.'
                : 'Choose players, and your graph will appear here.'}
            </p>
          )}
          {failed ? (
            <Button variant="secondary" icon="refresh-cw" onClick={tryAgain} className="mt-3">
              Try again
            </Button>
          ) : null}
        </div>
        <LiveRegion className="mt-2 min-h-[1.5rem] text-content-soft">
          {work.onDevice ? (
            <p className="flex items-center gap-2">
              <Icon name="save" className="size-[1.1em]" />
              Saved on this device while you work.
            </p>
          ) : null}
        </LiveRegion>
      </div>
    </div>
  );
}

/**
 * Loads the drawing and the exact numbers of a type once they are wanted: the page is quicker without them. Where the Wi-Fi is away it can be
 * tried again, and nothing typed is lost.
 */
function useDrawing(type: GraphType, wanted: boolean) {
  const [drawing, setDrawing] = useState<GraphParts | null>(null);
  const [failed, setFailed] = useState(false);
  const due = wanted && !drawing && !failed;

  useEffect(() => {
    if (!due) return;
    let left = false;
    GRAPH_PARTS[type]().then(
      (loaded) => {
        if (!left) setDrawing(loaded);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [due, type]);

  return { drawing, failed, tryAgain: () => setFailed(false) };
}
