import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { useLiveRegionContent } from '@/components/ui/use-live-region-content';
import { reviewGraphAction } from '@/lib/actions/graph';
import type { GraphReviewDto, GraphWithStudentDto } from '@/lib/data/graph/dto';
import { RUBRIC_PARTS, type Rubric } from '@/lib/domain/graphs/handed-in-graph';
import { notAGraphText, returnSentencesForGraphOrigin } from '@/words/graph-comments';
import { RUBRIC_LEVELS, RUBRIC_WORDS } from '@/words/graph-review';
import {
  allReviewedText,
  pleaseRateText,
  REVIEW,
  reviewStateAnnouncementText,
} from '@/words/review-board';
import {
  firstUnratedPartIndex,
  initialReviewDraft,
  type ReviewDraft,
  rateGraphPart,
  rememberedReviewDrafts,
  rememberReviewDraft,
} from './review-draft';
import { focusedElementKind, type ReviewShortcut, reviewShortcutForKey } from './review-keys';

/** A review sent from here that the page data may not contain yet. */
type Sent = { at: string; review: GraphReviewDto | null };
type Answer =
  | { outcome: 'approved' | 'seen'; comment: string; rubric: Rubric }
  | { outcome: 'returned'; comment: string; notAGraph?: boolean }
  | { outcome: 'waiting' };

const shownWith = (graph: GraphWithStudentDto, sent: Sent | undefined): GraphWithStudentDto =>
  sent && sent.at >= (graph.review?.at ?? '')
    ? { ...graph, review: sent.review, state: sent.review?.outcome ?? 'waiting' }
    : graph;

type Focus = 'review' | 'part' | 'sentence' | 'comment' | 'own' | null;
const FOCUS: Readonly<Record<Exclude<Focus, null>, string>> = {
  review: '[data-review]',
  part: '[data-part="in hand"]',
  sentence: '[data-sentences] button',
  comment: '#review-comment',
  own: '#review-own',
};

type ReviewOptions = {
  loaded: readonly GraphWithStudentDto[];
  openId: string | null;
  area: RefObject<HTMLElement | null>;
};

/**
 * Reviews a week's graphs one at a time: the current graph, the draft review of each, and keyboard
 * shortcuts. The URL doesn't change: if it changed while the page refreshes after a review, Next
 * would reload the page and lose unsent drafts.
 */
export function useGraphReview({ loaded, openId, area }: ReviewOptions) {
  const router = useRouter();
  const [sent, setSent] = useState<ReadonlyMap<string, Sent>>(new Map());
  const graphs = loaded.map((graph) => shownWith(graph, sent.get(graph.id)));
  const isWaiting = ({ state }: GraphWithStudentDto) => state === 'waiting';
  const [chosenId, setChosenId] = useState(
    () => (graphs.find(({ id }) => id === openId) ?? graphs.find(isWaiting))?.id,
  );
  const found = graphs.findIndex(({ id }) => id === chosenId);
  const at = Math.max(found, 0);
  const graph = graphs[at];
  const [drafts, setDrafts] = useState(rememberedReviewDrafts);
  const draft = (graph && drafts.get(graph.id)) ?? initialReviewDraft(graph?.review ?? null);
  const [last, setLast] = useState<{ graph: GraphWithStudentDto; words: string } | null>(null);
  const [spoken, say] = useLiveRegionContent();
  const { pending, refusal, run, forget } = useAction<{ at: string }>();
  const [sending, setSending] = useState<Answer['outcome'] | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const [focus, setFocus] = useState<{ on: Focus }>({ on: null });

  // A layout effect, because a key pressed before the focus moves would be lost.
  useLayoutEffect(() => {
    const element = focus.on ? area.current?.querySelector<HTMLElement>(FOCUS[focus.on]) : null;
    // The focus must not scroll, because a frame taller than the screen would make the page jump;
    // the code below scrolls if needed.
    element?.focus({ preventScroll: true });
    const { top = 0 } = element?.getBoundingClientRect() ?? {};
    if (top < 0 || top > window.innerHeight * 0.8) {
      if (focus.on === 'review') area.current?.scrollIntoView();
      else element?.scrollIntoView({ block: 'center' });
    }
  }, [focus, area]);

  function change(next: ReviewDraft) {
    if (!graph) return;
    rememberReviewDraft(graph.id, next);
    setDrafts(rememberedReviewDrafts());
    setIncomplete(false);
    forget();
  }

  function open(graphId: string) {
    setChosenId(graphId);
    setIncomplete(false);
    forget();
    const next = graphs.find(({ id }) => id === graphId);
    const isOpen = (drafts.get(graphId) ?? initialReviewDraft(next?.review ?? null)).accepts;
    setFocus({ on: isOpen && next?.state === 'waiting' ? 'part' : 'review' });
    const after = graphs[graphs.findIndex(({ id }) => id === graphId) + 1];
    if (after) new Image().src = `/api/graphs/${after.id}`;
  }

  async function send(answer: Answer, target = graph) {
    if (!target || pending) return;
    setSending(answer.outcome);
    const result = await run(() =>
      reviewGraphAction({ graphId: target.id, basedOn: target.review?.at ?? null, ...answer }),
    );
    if (!result) return;
    if (!result.ok) {
      // Another window was faster, or the student sent a new version: refresh to show the current
      // state.
      setSent((before) => new Map([...before].filter(([id]) => id !== target.id)));
      if (result.error.code === 'conflict') router.refresh();
      if (result.error.fieldErrors?.comment)
        setFocus({ on: answer.outcome === 'returned' ? 'own' : 'comment' });
      return;
    }
    const { at: saidAt } = result.data;
    const { outcome } = answer;
    const rubric = 'rubric' in answer ? answer.rubric : null;
    const review =
      outcome === 'waiting' ? null : { outcome, rubric, comment: answer.comment, at: saidAt };
    setSent((before) => new Map(before).set(target.id, { at: saidAt, review }));
    const words = reviewStateAnnouncementText(answer.outcome, target.studentName);
    setLast(review ? { graph: { ...target, review, state: review.outcome }, words } : null);
    if (!review) {
      say(words);
      open(target.id);
    } else {
      const stillWaiting = [...graphs.slice(at + 1), ...graphs.slice(0, at)].filter(
        (each) => isWaiting(each) && each.id !== target.id,
      );
      say(stillWaiting[0] ? words : `${words} ${allReviewedText()}`);
      if (stillWaiting[0]) open(stillWaiting[0].id);
      else setFocus({ on: 'review' });
    }
    router.refresh();
  }

  function accept(outcome: 'approved' | 'seen') {
    const missing = firstUnratedPartIndex(draft);
    if (!draft.accepts || missing >= 0) {
      change({ ...draft, accepts: true, part: Math.max(missing, 0) });
      setIncomplete(draft.accepts);
      if (draft.accepts) say(pleaseRateText(RUBRIC_PARTS[missing] ?? 'accuracy'));
      setFocus({ on: 'part' });
    } else void send({ outcome, rubric: draft.rubric as Rubric, comment: draft.comment });
  }

  function rate(part: number, level: 0 | 1 | 2 | 3, goOn: boolean) {
    const key = RUBRIC_PARTS[part];
    if (!key) return;
    change(rateGraphPart(draft, part, level, goOn));
    if (!goOn) return;
    say(`${RUBRIC_WORDS[key].label}: ${RUBRIC_LEVELS[level]}.`);
    setFocus({ on: 'part' });
  }

  const sendBack = (comment: string) =>
    void send({
      outcome: 'returned',
      comment,
      ...(comment === notAGraphText() ? { notAGraph: true } : {}),
    });
  const undo = () => {
    if (last) void send({ outcome: 'waiting' }, last.graph);
  };
  const goBack = () => {
    change({ ...draft, accepts: false });
    setFocus({ on: 'sentence' });
  };

  function runShortcut(command: ReviewShortcut, target: Element | null) {
    if (!graph || pending) return;
    const sentences = returnSentencesForGraphOrigin(graph.source);
    switch (command.do) {
      case 'rate':
        return rate(draft.accepts ? draft.part : 0, command.level, true);
      case 'sentence': {
        const comment = sentences[command.index];
        return comment ? sendBack(comment) : undefined;
      }
      case 'graph': {
        const next = graphs[at + command.step];
        return next ? open(next.id) : say(command.step > 0 ? REVIEW.lastGraph : REVIEW.firstGraph);
      }
      case 'part': {
        const list = target?.closest('[data-sentences]');
        if (list) return focusNeighbor([...list.querySelectorAll('button')], target, command.step);
        if (!draft.accepts) return setFocus({ on: 'sentence' });
        change({
          ...draft,
          part: Math.min(Math.max(draft.part + command.step, 0), RUBRIC_PARTS.length - 1),
        });
        return setFocus({ on: 'part' });
      }
      case 'accept':
        return accept(command.outcome);
      case 'back':
        return goBack();
      case 'undo':
        return undo();
      case 'choose':
        return setFocus({ on: draft.accepts ? 'part' : 'review' });
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const command = event.defaultPrevented
      ? null
      : reviewShortcutForKey(event, focusedElementKind(target));
    if (!command) return;
    event.preventDefault();
    runShortcut(command, target);
  });
  useEffect(() => {
    const element = area.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [area]);

  return {
    graphs,
    graph,
    at,
    waiting: graphs.filter(isWaiting).length,
    draft,
    change,
    rate,
    accept,
    goBack,
    open,
    undo,
    sendBack,
    takeBack: () => void send({ outcome: 'waiting' }),
    last,
    spoken,
    refusal,
    isIncomplete,
    sending: pending ? sending : null,
    start: () => setFocus({ on: draft.accepts ? 'part' : 'review' }),
  };
}

export type ReviewControls = ReturnType<typeof useGraphReview>;

function focusNeighbor(buttons: readonly HTMLElement[], from: Element | null, step: 1 | -1): void {
  const at = buttons.indexOf(from as HTMLElement);
  buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
}
