'use client';

import { type KeyboardEvent, memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { DragPhase } from '@/components/charts/drag-handle';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LiveRegion } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/sentence';
import { useLiveAnnouncement } from '@/components/ui/use-live-announcement';
import type { GraphBuilderDataDto } from '@/lib/data/graph/dto';
import { chosenPlayers, type GraphDraft, textOfBox } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphRequirements } from '@/lib/domain/graphs/graph-type';
import { withSpanish } from '@/lib/words/language';
import { BUILDER, chosenCountText } from '@/words/graph-builder';
import { handsHelpText } from '@/words/graph-editing';
import type {
  ChartNumberQuestion,
  GraphBuilderFieldsProps,
  GraphEditing,
  GraphView,
} from '../graph-view';
import { GRAPH_VIEW_LOADERS } from '../registry';
import { BuilderTools, ChartHighlightRing, ChartNumberQuestionNote } from './canvas-tools';
import { BuilderBar, lazyFindingViews, useCheckAndHandIn } from './check-and-save';
import { graphInputId } from './draft-fields';
import { EDITING_COMPONENTS, type EditingTools } from './editing-tools';
import {
  GraphDataFields,
  GraphSentenceField,
  GraphStyleFields,
  ScaleFields,
} from './form-sections';
import { useGraphDraft } from './use-graph-draft';

const FindingNote = lazyFindingViews.component((parts) => parts.CheckFindingNote);
const CheckList = lazyFindingViews.component((parts) => parts.CheckList);

type GraphBuilderProps = {
  type: GraphType;
  plan: GraphRequirements;
  fieldNames: readonly string[];
  data: GraphBuilderDataDto;
  account: string;
  /** The student's earlier graph that this one replaces. */
  replacesId?: string;
};

/**
 * The graph is edited by dragging and typing on it; the same numbers are in boxes beside it. One
 * question at a time, and what a check finds, stand at the chart.
 */
export function GraphBuilder({
  type,
  plan,
  fieldNames,
  data,
  account,
  replacesId,
}: GraphBuilderProps) {
  const edits = useGraphDraft(account, type, plan, data);
  const canvas = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [snap, setSnap] = useState<number | null>(null);
  const [chosen, choose] = useState('');
  const [readout, setReadout] = useState<string | null>(null);
  const { draft, change } = edits;
  const [spoken, say] = useLiveAnnouncement();
  const players = chosenPlayers(draft, data);
  const { loaded, failed, tryAgain } = useView(type, players.length > 0);
  const shown = players.length > 0 ? loaded : null;
  const drawn = shown?.view ?? null;
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
    draft: edits.held ? deferredDraft : draft,
    source: data,
    drawn,
    begun: edits.operationId !== '',
    change: counted,
  };

  const work = useCheckAndHandIn({
    type,
    draft,
    data,
    account,
    operationId: edits.operationId,
    replacesId,
    svg: () => picture.current?.querySelector('svg[role="img"]') ?? null,
    onSaved: edits.forget,
  });
  const { checked, stale, saved } = work;
  const questions = drawn?.questions({ draft, players }) ?? [];
  const { question, goOn } = useQuestions(questions, draft);
  const marked = (checked ? work.open[work.at]?.box : question?.box) ?? null;
  // A mark on another player's line needs that line's handles.
  const lineOf = /^point-(.+)-\d+$/.exec(marked ?? '')?.[1];

  const editing: GraphEditing | null = shown && {
    tools: shown.tools,
    draft,
    players,
    snap: snap ?? shown.view.snaps[0] ?? 1,
    set: (changes, phase) => change(changes, phase),
    chosen: chosen || lineOf || '',
    choose,
    marked: checked ? marked : null,
    showReadout: setReadout,
    word: (name) => ({
      id: graphInputId(name),
      value: draft[name],
      onChange: (text) => change({ [name]: text }),
    }),
    axis: (axis) => ({
      scale: draft[`${axis}Scale`],
      onPull: (scale, phase: DragPhase) => change({ [`${axis}Scale`]: scale }, phase),
    }),
  };

  /** The usual undo and redo keys; inside a box the browser's own undo applies. */
  function takeBack(event: KeyboardEvent) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    const step =
      key === 'y' || (key === 'z' && event.shiftKey) ? edits.redo : key === 'z' ? edits.undo : null;
    if (!step) return;
    event.preventDefault();
    step();
  }

  const note = saved ? null : checked ? (
    <FindingNote work={work} />
  ) : drawn ? (
    <ChartNumberQuestionNote question={question} draft={draft} change={change} onNext={goOn} />
  ) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of its handles.
    <div data-stored-text className="builder" onKeyDown={takeBack}>
      <LiveRegion className="sr-only">{spoken}</LiveRegion>
      {/* It stays beside the boxes: neither a check nor a scroll moves the chart. */}
      <div className="builder-graph forced-edge">
        <h2 className="sr-only">{BUILDER.yourGraph}</h2>
        <div className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <BuilderTools
            snaps={drawn?.snaps ?? []}
            snap={editing?.snap ?? 1}
            onSnap={setSnap}
            undo={edits.undo}
            redo={edits.redo}
          />
          {drawn ? (
            <p
              className={
                'min-w-0 flex-1 basis-60 leading-tight ' +
                (readout ? 'font-semibold' : 'text-content-soft')
              }
            >
              {readout ?? handsHelpText()}
            </p>
          ) : null}
        </div>
        {drawn?.Tools && editing ? <drawn.Tools editing={editing} /> : null}
        <div ref={canvas} className="builder-canvas">
          <div ref={picture} className="min-w-0">
            {drawn ? (
              <drawn.Picture draft={draft} players={players} editing={editing ?? undefined} />
            ) : (
              <p
                className={
                  'rounded-lg border-2 border-line border-dashed px-4 py-12 text-center ' +
                  'text-content-soft'
                }
              >
                {failed ? BUILDER.drawingOutOfReach : BUILDER.willAppear}
              </p>
            )}
            {failed ? (
              <Button variant="secondary" icon="refresh-cw" onClick={tryAgain} className="mt-3">
                {BUILDER.tryAgain}
              </Button>
            ) : null}
          </div>
          {note}
          {drawn && !saved ? (
            <ChartHighlightRing area={canvas} box={marked} tone={checked ? 'again' : 'ask'} />
          ) : null}
        </div>
      </div>
      <Boxes {...boxes}>{checked && !stale ? <CheckList items={work.items} /> : null}</Boxes>
      <LiveRegion className="sr-only">{edits.onDevice ? BUILDER.savedHere : null}</LiveRegion>
      <BuilderBar
        work={work}
        readOnly={data.readOnly}
        onDevice={edits.onDevice}
        asks={question !== null}
        onNew={() => {
          edits.startAgain();
          work.forget();
        }}
      />
    </div>
  );
}

type BoxesProps = Omit<GraphBuilderFieldsProps, 'players'> & {
  drawn: GraphView | null;
  begun: boolean;
  children: RichContent;
};

/** Text boxes for the graph's data, numbers, scale, and look, instead of dragging; words last. */
const Boxes = memo(function Boxes({ drawn, begun, children, ...props }: BoxesProps) {
  const { plan, draft, source } = props;
  const part = { ...props, players: chosenPlayers(draft, source) };
  const parts = [
    { title: BUILDER.chooseData, content: <GraphDataFields {...part} /> },
    ...(plan.numbers
      ? [
          {
            title: BUILDER.workOutNumbers,
            content: drawn?.NumbersPart ? (
              <drawn.NumbersPart {...part} />
            ) : (
              <p className="text-content-soft">{BUILDER.playersFirst}</p>
            ),
          },
        ]
      : []),
    ...(plan.scales.length > 0
      ? [{ title: BUILDER.chooseScale, content: <ScaleFields {...part} /> }]
      : []),
    ...(plan.key || plan.gap || plan.dots
      ? [{ title: BUILDER.makeClear, content: <GraphStyleFields {...part} /> }]
      : []),
    { title: BUILDER.sayIt, content: <GraphSentenceField draft={draft} change={props.change} /> },
  ];
  return (
    // Disabled until hydration; otherwise early input would be lost.
    <fieldset disabled={!begun} className="grid min-w-0 grid-cols-1 gap-4">
      {parts.map(({ title, content }, index) => (
        <Card key={title} title={`${index + 1}. ${title}`}>
          {content}
        </Card>
      ))}
      {children}
    </fieldset>
  );
});

/** The number to put on the chart now. It stays until the student goes on. */
function useQuestions(questions: readonly ChartNumberQuestion[], draft: GraphDraft) {
  const [asked, setAsked] = useState<string | null>(null);
  const isOpen = ({ box }: ChartNumberQuestion) => textOfBox(draft, box).trim() === '';
  const at = questions.findIndex(({ box }) => box === asked);
  const first = questions.find(isOpen);
  if (at < 0 && (first?.box ?? null) !== asked) setAsked(first?.box ?? null);
  const following = [...questions.slice(at + 1), ...questions.slice(0, at + 1)].find(isOpen);
  return {
    question: questions[at] ?? null,
    goOn: () => setAsked(following?.box ?? null),
  };
}

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
function useView(type: GraphType, wanted: boolean) {
  const [loaded, setLoaded] = useState<{ view: GraphView; tools: EditingTools } | null>(null);
  const [failed, setFailed] = useState(false);
  const due = wanted && !loaded && !failed;

  useEffect(() => {
    if (!due) return;
    let left = false;
    const leaves =
      type === 'stem-and-leaf'
        ? withSpanish(
            () => import('../stem-and-leaf/leaves'),
            () => import('@/lib/words/es/parts/stem-and-leaf'),
          )
        : null;
    Promise.all([GRAPH_VIEW_LOADERS[type](), leaves]).then(
      ([view, more]) => {
        if (!left)
          setLoaded({ view: view as GraphView, tools: { ...EDITING_COMPONENTS, ...more } });
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [due, type]);

  return { loaded, failed, tryAgain: () => setFailed(false) };
}
