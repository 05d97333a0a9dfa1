'use client';

import { type KeyboardEvent, memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { EditPhase } from '@/components/charts/drag-handle';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import { useSpoken } from '@/components/ui/use-spoken';
import type { GraphDataDto } from '@/lib/data/graph/dto';
import { chosenPlayers, type GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphRequirements } from '@/lib/domain/graphs/graph-type';
import { BUILDER, chosenCountText } from '@/words/graph-builder';
import { HANDS_HELP } from '@/words/graph-editing';
import type { GraphEditing, GraphPartProps, GraphView } from '../graph-view';
import { GRAPH_VIEWS } from '../registry';
import { BuilderTools } from './builder-tools';
import { CheckAndSave } from './check-and-save';
import { DataPart } from './data-part';
import { graphBoxId } from './draft-fields';
import type { EditingTools } from './editing-tools';
import { LookPart, ScalePart, SentencePart, WordsPart } from './form-sections';
import { useGraphDraft } from './use-graph-draft';

type GraphBuilderProps = {
  type: GraphType;
  plan: GraphRequirements;
  fieldNames: readonly string[];
  data: GraphDataDto;
  account: string;
  /** The student's earlier graph that this one replaces. */
  replacesId?: string;
};

/**
 * Data selection first. Then the graph on the left, edited by dragging and typing on it, with
 * checks and handing in; on the right the same numbers in boxes.
 */
export function GraphBuilder({
  type,
  plan,
  fieldNames,
  data,
  account,
  replacesId,
}: GraphBuilderProps) {
  const work = useGraphDraft(account, type, plan, data);
  const picture = useRef<HTMLDivElement>(null);
  /** Counts the graphs made on this page; a new graph starts with fresh checks. */
  const [round, setRound] = useState(0);
  const [snap, setSnap] = useState<number | null>(null);
  const [chosen, choose] = useState('');
  const [readout, setReadout] = useState<string | null>(null);
  const { draft, change } = work;
  const [spoken, say] = useSpoken();
  const players = chosenPlayers(draft, data);
  const { drawing, failed, tryAgain } = useDrawing(type, players.length > 0);
  const drawn = players.length > 0 ? drawing : null;
  // The boxes may lag behind during a drag, so that the handle never waits for them.
  const deferredDraft = useDeferredValue(draft);

  /** Announces the new count once per change, for screen readers. */
  function choosePlayers(changes: Partial<GraphDraft>) {
    change(changes);
    if (changes.players)
      say(`${chosenCountText(chosenPlayers({ ...draft, ...changes }, data).length)}.`);
  }
  const counted = useLatest(choosePlayers);
  const boxes = {
    plan,
    fieldNames,
    draft: work.held ? deferredDraft : draft,
    source: data,
    drawn,
    begun: work.operationId !== '',
    change: counted,
  };

  const editing: GraphEditing | null = drawn && {
    tools: drawn.tools,
    draft,
    players,
    snap: snap ?? drawn.view.snaps[0] ?? 1,
    set: (changes, phase) => change(changes, phase),
    chosen,
    choose,
    showReadout: setReadout,
    word: (name) => ({
      id: graphBoxId(name),
      value: draft[name],
      onChange: (text) => change({ [name]: text }),
    }),
    axis: (axis) => ({
      scale: draft[`${axis}Scale`],
      onPull: (scale, phase: EditPhase) => change({ [`${axis}Scale`]: scale }, phase),
    }),
  };

  /** The usual undo and redo keys; inside a box the browser's own undo applies. */
  function takeBack(event: KeyboardEvent) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    const deed =
      key === 'y' || (key === 'z' && event.shiftKey) ? work.redo : key === 'z' ? work.undo : null;
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the handles inside it.
    <div
      className={
        'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] ' +
        'lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_27rem]'
      }
      onKeyDown={takeBack}
    >
      <LiveRegion className="sr-only">{spoken}</LiveRegion>
      <Boxes {...boxes} part="data" />
      {/* Sticks beside the form, so that the check button stays in view; long findings scroll
          inside. */}
      <div className="builder-graph forced-edge lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <CheckAndSave
          key={round}
          type={type}
          draft={draft}
          data={data}
          account={account}
          operationId={work.operationId}
          replacesId={replacesId}
          tools={
            <BuilderTools
              snaps={drawn?.view.snaps ?? []}
              snap={editing?.snap ?? 1}
              onSnap={setSnap}
              undo={work.undo}
              redo={work.redo}
            />
          }
          svg={() => picture.current?.querySelector('svg[role="img"]') ?? null}
          onSaved={work.forget}
          onNew={() => {
            work.startAgain();
            setRound(round + 1);
          }}
        />
        {drawn ? (
          <p className={readout ? 'font-semibold' : 'text-content-soft'}>{readout ?? HANDS_HELP}</p>
        ) : null}
        {drawn?.view.Tools && editing ? <drawn.view.Tools editing={editing} /> : null}
        <div ref={picture}>
          {drawn ? (
            <drawn.view.Picture draft={draft} players={players} editing={editing ?? undefined} />
          ) : (
            <>
              <WordsPart plan={plan} draft={draft} change={change} />
              <p
                className={
                  'mt-4 rounded-lg border-2 border-line border-dashed px-4 py-12 text-center ' +
                  'text-content-soft'
                }
              >
                {failed ? BUILDER.drawingOutOfReach : BUILDER.willAppear}
              </p>
            </>
          )}
          {failed ? (
            <Button variant="secondary" icon="refresh-cw" onClick={tryAgain} className="mt-3">
              {BUILDER.tryAgain}
            </Button>
          ) : null}
        </div>
        {drawn ? <SentencePart draft={draft} change={change} /> : null}
        <LiveRegion className="mt-2 min-h-[1.5rem] text-content-soft">
          {work.onDevice ? (
            <p className="flex items-center gap-2">
              <Icon name="save" className="size-[1.1em]" />
              <span>{BUILDER.savedHere}</span>
            </p>
          ) : null}
        </LiveRegion>
      </div>
      <Boxes {...boxes} part="rest" />
    </div>
  );
}

type Drawing = { view: GraphView; tools: EditingTools };

type BoxesProps = Omit<GraphPartProps, 'players'> & {
  drawn: Drawing | null;
  begun: boolean;
  part: 'data' | 'rest';
};

/** Text boxes for the graph's data, numbers, scale, and look, instead of dragging. */
const Boxes = memo(function Boxes({ drawn, begun, part: shown, ...props }: BoxesProps) {
  const { plan, draft, source } = props;
  const part = { ...props, players: chosenPlayers(draft, source) };
  const parts = [
    { title: BUILDER.chooseData, content: <DataPart {...part} /> },
    ...(plan.numbers
      ? [
          {
            title: BUILDER.workOutNumbers,
            content: drawn?.view.NumbersPart ? (
              <drawn.view.NumbersPart {...part} />
            ) : (
              <p className="text-content-soft">{BUILDER.playersFirst}</p>
            ),
          },
        ]
      : []),
    ...(plan.scales.length > 0
      ? [{ title: BUILDER.chooseScale, content: <ScalePart {...part} /> }]
      : []),
    ...(plan.key || plan.gap || plan.dots
      ? [{ title: BUILDER.makeClear, content: <LookPart {...part} /> }]
      : []),
  ];
  const cards = parts.map(({ title, content }, index) => (
    <Card key={title} title={`${index + 1}. ${title}`}>
      {content}
    </Card>
  ));
  return (
    // Disabled until hydration; otherwise early input would be lost.
    <fieldset
      disabled={!begun}
      className={
        'grid min-w-0 grid-cols-1 gap-4 lg:col-start-2 ' +
        (shown === 'data' ? 'lg:row-start-1' : 'lg:row-start-2')
      }
    >
      {shown === 'data' ? cards[0] : cards.slice(1)}
    </fieldset>
  );
});

/** A stable function that always calls the newest version of `does`. */
function useLatest<Arguments extends unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const [same] = useState(
    () =>
      (...given: Arguments) =>
        latest.current(...given),
  );
  return same;
}

/**
 * Loads the drawing of a type once it is needed, to keep the page fast. Without a connection the
 * user can retry, and nothing typed is lost.
 */
function useDrawing(type: GraphType, wanted: boolean) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [failed, setFailed] = useState(false);
  const due = wanted && !drawing && !failed;

  useEffect(() => {
    if (!due) return;
    let left = false;
    Promise.all([GRAPH_VIEWS[type](), import('./editing-tools')]).then(
      ([view, { EDITING_TOOLS: tools }]) => {
        if (!left) setDrawing({ view, tools });
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
