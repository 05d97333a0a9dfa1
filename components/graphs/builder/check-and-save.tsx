import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { VerdictBar } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { useChangeCount } from '@/components/ui/hooks';
import { lazyModule } from '@/components/ui/lazy-module';
import { LinkButton } from '@/components/ui/link-button';
import type { GraphBuilderDataDto } from '@/lib/data/graph/dto';
import type { CheckItem } from '@/lib/domain/graphs/checks/check-item';
import { chosenPlayersInRosterOrder, type GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { loadPartWithSpanish, runSyncInLanguage } from '@/lib/words/language';
import { BUILDER, someRightText } from '@/words/graph-builder';
import { localizedGraphTypeLabel } from '@/words/graph-names';
import { mvpPointsEarnedText } from '@/words/mvp';
import { VERDICT_BAR } from '@/words/verdict-bar';
import { GRAPH_VIEW_LOADERS } from '../registry';
import type { GraphUploadFields } from '../upload-graph-picture';

type GraphToHandIn = Pick<GraphUploadFields, 'operationId' | 'replacesId' | 'account'> & {
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

const TEXT_ITEMS: readonly CheckItem['id'][] = ['title', 'x-label', 'y-label', 'claim'];
const isAboutText = ({ id }: CheckItem) => TEXT_ITEMS.includes(id);

/** Open findings don't block handing in. */
export function useCheckAndHandIn({ type, draft, data, svg, onSaved, ...upload }: GraphToHandIn) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [findingIndex, showFinding] = useState(0);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const busy = sending.state === 'busy';

  // An unfinished upload would be lost with the page; the draft stays on the device until then.
  useEffect(() => {
    if (!busy) return;
    const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askToStay);
    return () => window.removeEventListener('beforeunload', askToStay);
  }, [busy]);

  async function check() {
    try {
      const [{ rules }, { checkGraph }] = await Promise.all([
        GRAPH_VIEW_LOADERS[type](),
        import('@/lib/domain/graphs/checks/check-graph'),
        lazyFindingViews.load(),
      ]);
      setChecked({ draft, items: checkGraph(rules, draft, data) });
      showFinding(0);
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
      const [{ submitBuiltGraph }, { inWords }] = await Promise.all([
        import('./submit-built-graph'),
        GRAPH_VIEW_LOADERS[type](),
      ]);
      const { title, description, table } = inWords({
        draft,
        players: chosenPlayersInRosterOrder(draft, data),
      });
      const result = await submitBuiltGraph({
        svg: picture,
        title: title.trim() || localizedGraphTypeLabel(type),
        description: `${draft.claim.trim()} ${description}`.trim(),
        graphType: type,
        table,
        ...upload,
      });
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
    openFindings: [...again.filter((item) => !isAboutText(item)), ...again.filter(isAboutText)],
    findingIndex: Math.min(findingIndex, Math.max(0, again.length - 1)),
    showFinding,
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
  onDevice: boolean;
  isQuestionOpen: boolean;
  onNew: () => void;
};

export function BuilderBar({ work, readOnly, onDevice, isQuestionOpen, onNew }: BarProps) {
  const { check, save, checked, sending, judged, right, stale, saved } = work;
  const checkCount = useChangeCount(checked);
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
      variant={isDone || (isQuestionOpen && !checked) ? 'secondary' : 'next'}
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
        rest: `${mvpPointsEarnedText(saved.points)}${BUILDER.teacherSees}`,
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
        newsKey: `checked-${checkCount}`,
        aside: readOnly ? null : checkButton,
        action: readOnly ? checkButton : saveButton(BUILDER.save, 'next'),
      };
    const common = { aside: saveButton(BUILDER.saveAsIs, 'secondary'), action: checkButton };
    return checked && !stale
      ? {
          tone: 'again',
          word: VERDICT_BAR.notYet,
          rest: someRightText(right, judged),
          newsKey: `checked-${checkCount}`,
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
  const { word, rest, spanish = `${word} ${rest}` } = runSyncInLanguage('es', bar);
  const action = useFocusOnNextButton(shown.newsKey);
  return (
    <VerdictBar
      {...shown}
      // The bar's text before anything has happened gets no Spanish line.
      spanish={shown.newsKey === undefined ? undefined : spanish}
      isNews={shown.newsKey !== undefined}
      action={<div ref={action}>{shown.action}</div>}
    />
  );
}

/** A button that was pressed may give way to the next one, which then takes its focus. */
function useFocusOnNextButton(newsKey: string | number | undefined) {
  const action = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newsKey !== undefined && document.activeElement === document.body)
      action.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [newsKey]);
  return action;
}

export const lazyFindingViews = lazyModule(() =>
  loadPartWithSpanish(
    () => import('./findings'),
    () => import('@/lib/words/es/parts/findings'),
  ),
);
