import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { VerdictBar } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { useChangeCount } from '@/components/ui/hooks';
import { lazyModule } from '@/components/ui/lazy-module';
import { LinkButton } from '@/components/ui/link-button';
import type { GraphBuilderDataDto } from '@/lib/data/graph/dto';
import type { CheckItem } from '@/lib/domain/graphs/checks/check-item';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { inLanguage, withSpanish } from '@/lib/words/language';
import { BUILDER, someRightText } from '@/words/graph-builder';
import { earnedText } from '@/words/mvp';
import { BAR } from '@/words/verdict-bar';
import { GRAPH_VIEW_LOADERS } from '../registry';
import type { GraphUploadFields } from '../send-graph';

type Work = Pick<GraphUploadFields, 'operationId' | 'replacesId' | 'account'> & {
  type: GraphType;
  draft: GraphDraft;
  data: GraphBuilderDataDto;
  svg: () => SVGSVGElement | null;
  onSaved: () => void;
};

type Checked = { draft: GraphDraft; items: readonly CheckItem[] };
type Sending =
  | { state: 'idle' | 'busy' }
  | { state: 'refused'; message: string }
  | { state: 'saved'; draft: GraphDraft; points: number };

const WORDS: readonly CheckItem['id'][] = ['title', 'x-label', 'y-label', 'claim'];
const isOfWords = ({ id }: CheckItem) => WORDS.includes(id);

/**
 * Checks the graph part by part on request, and hands it in. Open findings don't block handing in.
 */
export function useCheckAndHandIn({ type, draft, data, svg, onSaved, ...sender }: Work) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [at, setAt] = useState(0);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const busy = sending.state === 'busy';

  // An unfinished upload would be lost with the page; the draft stays on the device until then.
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);

  async function check() {
    try {
      // Loaded on demand, because only the check needs the rules and the words of its findings.
      const [{ rules }, { checkGraph }] = await Promise.all([
        GRAPH_VIEW_LOADERS[type](),
        import('@/lib/domain/graphs/checks/check-graph'),
        lazyFindingViews.load(),
      ]);
      setChecked({ draft, items: checkGraph(rules, draft, data) });
      setAt(0);
      setSending({ state: 'idle' });
    } catch {
      setSending({ state: 'refused', message: BUILDER.outOfReach });
    }
  }

  async function save() {
    if (busy) return;
    const picture = svg();
    if (!picture) return setSending({ state: 'refused', message: BUILDER.willAppear });
    setSending({ state: 'busy' });
    try {
      const { handInGraph: handIn } = await import('./hand-in-draft');
      const result = await handIn({ svg: picture, type, draft, source: data, ...sender });
      if (result.ok) onSaved();
      setSending(
        result.ok
          ? { state: 'saved', draft, points: result.data.points }
          : { state: 'refused', message: result.error.message },
      );
    } catch {
      setSending({ state: 'refused', message: BUILDER.outOfReach });
    }
  }

  const items = checked?.items ?? [];
  const judged = items.filter(({ state }) => state !== 'unjudged').length;
  const again = items.filter(({ state }) => state === 'again');
  return {
    check,
    save,
    checked,
    sending,
    items,
    judged,
    right: items.filter(({ state }) => state === 'right').length,
    /** Findings about the drawing come first, those about the words last. */
    open: [...again.filter((item) => !isOfWords(item)), ...again.filter(isOfWords)],
    at: Math.min(at, Math.max(0, again.length - 1)),
    setAt,
    forget() {
      setChecked(null);
      setSending({ state: 'idle' });
    },
    stale: checked !== null && checked.draft !== draft,
    // A change after handing in makes it another graph.
    saved: sending.state === 'saved' && sending.draft === draft ? sending : null,
  };
}

export type CheckAndHandIn = ReturnType<typeof useCheckAndHandIn>;

type BarProps = {
  work: CheckAndHandIn;
  readOnly: boolean;
  /** The draft would survive a reload. */
  onDevice: boolean;
  /** A question is still open on the chart, so checking isn't the next step yet. */
  asks: boolean;
  onNew: () => void;
};

/** Checking and saving, always at the bottom edge. */
export function BuilderBar({ work, readOnly, onDevice, asks, onNew }: BarProps) {
  const { check, save, checked, sending, judged, right, stale, saved } = work;
  const times = useChangeCount(checked);
  const isDone = checked !== null && !stale && right === judged;
  const saveButton = (label: string, variant: 'next' | 'secondary') =>
    readOnly ? null : (
      <Button
        variant={variant}
        size="lg"
        // Both buttons share a row on a phone.
        icon={variant === 'next' ? 'save' : undefined}
        onClick={save}
      >
        {label}
      </Button>
    );
  const checkButton = (
    <Button
      variant={isDone || (asks && !checked) ? 'secondary' : 'next'}
      size="lg"
      icon="list-checks"
      className="max-sm:[&_svg]:hidden"
      onClick={check}
    >
      {checked ? BUILDER.checkAgain : BUILDER.check}
    </Button>
  );

  function bar(): ComponentProps<typeof VerdictBar> & { rest: string } {
    if (saved)
      return {
        tone: 'right',
        word: BUILDER.saved,
        rest: `${earnedText(saved.points)}${BUILDER.teacherSees}`,
        newsKey: 'saved',
        aside: (
          <Button variant="secondary" size="lg" onClick={onNew}>
            {BUILDER.makeAnother}
          </Button>
        ),
        action: (
          <LinkButton href="/student/graph-upload" variant="next" size="lg" icon="arrow-right">
            {BUILDER.seeMine}
          </LinkButton>
        ),
      };
    if (sending.state === 'busy')
      return {
        tone: 'plain',
        icon: onDevice ? 'save' : 'clock',
        word: onDevice ? BUILDER.savedOnDevice : BUILDER.sending,
        rest: BUILDER.onItsWay,
        newsKey: 'busy',
        action: checkButton,
      };
    if (sending.state === 'refused')
      return {
        tone: 'trouble',
        word: BUILDER.notSaved,
        rest: sending.message,
        spanish: BUILDER.notSaved,
        newsKey: 'refused',
        aside: checkButton,
        action: saveButton(BUILDER.tryAgain, 'next'),
      };
    if (isDone)
      return {
        tone: 'right',
        word: BUILDER.everythingFits,
        rest: readOnly ? BUILDER.noSavingNow : BUILDER.saveNow,
        newsKey: `checked-${times}`,
        aside: readOnly ? null : checkButton,
        action: readOnly ? checkButton : saveButton(BUILDER.save, 'next'),
      };
    const common = { aside: saveButton(BUILDER.saveAsIs, 'secondary'), action: checkButton };
    return checked && !stale
      ? {
          tone: 'again',
          word: BAR.notYet,
          rest: someRightText(right, judged),
          newsKey: `checked-${times}`,
          ...common,
        }
      : {
          tone: 'plain',
          word: BUILDER.yourGraph,
          rest: readOnly
            ? BUILDER.noSavingNow
            : stale
              ? BUILDER.changedSince
              : BUILDER.nothingBreaks,
          ...common,
        };
  }

  const shown = bar();
  const { word, rest, spanish = `${word} ${rest}` } = inLanguage('es', bar);
  const action = useKeptFocus(shown.newsKey);
  return (
    <VerdictBar
      {...shown}
      // Not under what stands there while nothing has happened.
      spanish={shown.newsKey === undefined ? undefined : spanish}
      isNews={shown.newsKey !== undefined}
      action={<div ref={action}>{shown.action}</div>}
    />
  );
}

/** A button that was pressed may give way to the next one, which then takes its focus. */
function useKeptFocus(news: string | number | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [news]);
  return place;
}

/** Loaded with the first check. */
export const lazyFindingViews = lazyModule(() =>
  withSpanish(
    () => import('./findings'),
    () => import('@/lib/words/es/parts/findings'),
  ),
);
