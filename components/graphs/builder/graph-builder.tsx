'use client';

import { type KeyboardEvent, memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { AxisEndHandles } from '@/components/charts/axis-end-handles';
import { AxisLabelInputs, ChartTextInput } from '@/components/charts/chart-text-inputs';
import { DragHandle, HiddenFromScreenReaders, ValueHandle } from '@/components/charts/drag-handle';
import { FreehandDrawingArea } from '@/components/charts/drawing-area';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { LiveRegion } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/sentence';
import type { GraphBuilderDataDto } from '@/lib/data/graph/dto';
import {
  chosenPlayersInRosterOrder,
  type GraphDraft,
  textInDraftBox,
} from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphRequirements } from '@/lib/domain/graphs/graph-rules';
import { loadPartWithSpanish } from '@/lib/words/language';
import { BUILDER } from '@/words/graph-builder';
import { handlesHelpText } from '@/words/graph-editing';
import type {
  ChartNumberQuestion,
  GraphBuilderFieldsProps,
  GraphEditing,
  GraphEditingComponents,
  GraphView,
} from '../graph-view';
import { GRAPH_VIEW_LOADERS } from '../registry';
import { BuilderTools, ChartHighlightRing, ChartNumberQuestionNote } from './canvas-tools';
import { BuilderBar, lazyFindingViews, useCheckAndHandIn } from './check-and-save';
import { graphInputId } from './draft-fields';
import {
  GraphDataSelectionFields,
  GraphDisplayOptionFields,
  GraphSentenceField,
  ScaleFields,
} from './form-sections';
import { useGraphDraft } from './use-graph-draft';

const FindingNote = lazyFindingViews.component((parts) => parts.CheckFindingNote);
const CheckList = lazyFindingViews.component((parts) => parts.GraphCheckList);

const EDITING_TOOLS: GraphEditingComponents = {
  AxisEndHandles,
  AxisLabelInputs,
  ChartTextInput,
  DragHandle,
  DrawingArea: FreehandDrawingArea,
  HiddenFromScreenReaders,
  ValueHandle,
};

type GraphBuilderProps = {
  type: GraphType;
  plan: GraphRequirements;
  fieldNames: readonly string[];
  data: GraphBuilderDataDto;
  account: string;
  replacesId?: string;
};

/**
 * Students edit the graph by dragging on it or by typing into boxes beside it. The next question,
 * and what a check finds, are shown at the chart.
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
  const players = chosenPlayersInRosterOrder(draft, data);
  const { loaded, failed, tryAgain } = useLazyView(type, players.length > 0);
  const shown = players.length > 0 ? loaded : null;
  const view = shown?.view ?? null;
  // The boxes may lag behind during a drag, so that the handle never waits for them.
  const deferredDraft = useDeferredValue(draft);

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
  const questions = view?.questions({ draft, players }) ?? [];
  const { question, nextQuestion } = useQuestions(questions, draft);
  const marked = (checked ? work.openFindings[work.findingIndex]?.box : question?.box) ?? null;
  // A mark on another player's line needs that line's handles.
  const lineOf = /^point-(.+)-\d+$/.exec(marked ?? '')?.[1];

  const editing: GraphEditing | null = shown && {
    tools: shown.tools,
    draft,
    players,
    snap: snap ?? shown.view.snaps[0] ?? 1,
    set: change,
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
      onPull: (scale, phase) => change({ [`${axis}Scale`]: scale }, phase),
    }),
  };

  /** The usual undo and redo keys; inside a box the browser's own undo applies. */
  function undoByKeyboard(event: KeyboardEvent) {
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
  ) : view ? (
    <ChartNumberQuestionNote
      question={question}
      draft={draft}
      change={change}
      onNext={nextQuestion}
    />
  ) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of its handles.
    <div data-stored-text className="builder" onKeyDown={undoByKeyboard}>
      {/* The chart stays beside the boxes, so neither a check nor a scroll moves it. */}
      <div className="builder-graph forced-edge">
        <h2 className="sr-only">{BUILDER.yourGraph}</h2>
        <div className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <BuilderTools
            snaps={view?.snaps ?? []}
            snap={editing?.snap ?? 1}
            onSnap={setSnap}
            undo={edits.undo}
            redo={edits.redo}
          />
          {view ? (
            <p
              className={
                'min-w-0 flex-1 basis-60 leading-tight ' +
                (readout ? 'font-semibold' : 'text-content-soft')
              }
            >
              {readout ?? handlesHelpText()}
            </p>
          ) : null}
        </div>
        {view?.Tools && editing ? <view.Tools editing={editing} /> : null}
        <div ref={canvas} className="builder-canvas">
          <div ref={picture} className="min-w-0">
            {view ? (
              <view.Picture draft={draft} players={players} editing={editing ?? undefined} />
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
          {view && !saved ? (
            <ChartHighlightRing area={canvas} box={marked} tone={checked ? 'again' : 'ask'} />
          ) : null}
        </div>
      </div>
      <Boxes
        plan={plan}
        fieldNames={fieldNames}
        draft={edits.held ? deferredDraft : draft}
        source={data}
        view={view}
        isReady={edits.operationId !== ''}
        change={change}
      >
        {checked && !stale ? <CheckList items={work.items} /> : null}
      </Boxes>
      <LiveRegion className="sr-only">{edits.onDevice ? BUILDER.savedHere : null}</LiveRegion>
      <DisabledUntilHydrated>
        <BuilderBar
          work={work}
          readOnly={data.readOnly}
          onDevice={edits.onDevice}
          isQuestionOpen={question !== null}
          onNew={() => {
            edits.startAgain();
            work.forget();
          }}
        />
      </DisabledUntilHydrated>
    </div>
  );
}

type BoxesProps = Omit<GraphBuilderFieldsProps, 'players'> & {
  view: GraphView | null;
  isReady: boolean;
  children: RichContent;
};

const Boxes = memo(function Boxes({ view, isReady, children, ...props }: BoxesProps) {
  const { plan, draft, source } = props;
  const part = { ...props, players: chosenPlayersInRosterOrder(draft, source) };
  const parts = [
    { title: BUILDER.chooseData, content: <GraphDataSelectionFields {...part} /> },
    ...(plan.numbers
      ? [
          {
            title: BUILDER.workOutNumbers,
            content: view?.NumbersPart ? (
              <view.NumbersPart {...part} />
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
      ? [{ title: BUILDER.makeClear, content: <GraphDisplayOptionFields {...part} /> }]
      : []),
    { title: BUILDER.sayIt, content: <GraphSentenceField draft={draft} change={props.change} /> },
  ];
  return (
    // Disabled until hydration; otherwise early input would be lost.
    <fieldset disabled={!isReady} className="grid min-w-0 grid-cols-1 gap-4">
      {parts.map(({ title, content }, index) => (
        <Card key={title} title={`${index + 1}. ${title}`}>
          {content}
        </Card>
      ))}
      {children}
    </fieldset>
  );
});

/** The question stays until the student goes on. */
function useQuestions(questions: readonly ChartNumberQuestion[], draft: GraphDraft) {
  const [askedBox, setAskedBox] = useState<string | null>(null);
  const isOpen = ({ box }: ChartNumberQuestion) => textInDraftBox(draft, box).trim() === '';
  const at = questions.findIndex(({ box }) => box === askedBox);
  const first = questions.find(isOpen);
  if (at < 0 && (first?.box ?? null) !== askedBox) setAskedBox(first?.box ?? null);
  const following = [...questions.slice(at + 1), ...questions.slice(0, at + 1)].find(isOpen);
  return {
    question: questions[at] ?? null,
    nextQuestion: () => setAskedBox(following?.box ?? null),
  };
}

/**
 * Loads a type's drawing once a player is chosen. Without a connection the student can try again,
 * and nothing typed is lost.
 */
function useLazyView(type: GraphType, wanted: boolean) {
  const [loaded, setLoaded] = useState<{ view: GraphView; tools: GraphEditingComponents } | null>(
    null,
  );
  const [failed, setFailed] = useState(false);
  const due = wanted && !loaded && !failed;

  useEffect(() => {
    if (!due) return;
    let isUnmounted = false;
    const leaves =
      type === 'stem-and-leaf'
        ? loadPartWithSpanish(
            () => import('../stem-and-leaf/leaves'),
            () => import('@/lib/words/es/parts/stem-and-leaf'),
          )
        : null;
    Promise.all([GRAPH_VIEW_LOADERS[type](), leaves]).then(
      ([view, leafTools]) => {
        if (!isUnmounted)
          setLoaded({ view: view as GraphView, tools: { ...EDITING_TOOLS, ...leafTools } });
      },
      () => {
        if (!isUnmounted) setFailed(true);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [due, type]);

  return { loaded, failed, tryAgain: () => setFailed(false) };
}
