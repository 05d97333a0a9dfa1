import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/parts';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import type { GraphDataDto } from '@/lib/data/graph/dto';
import type { CheckItem } from '@/lib/domain/graphs/checks/check-item';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { BUILDER, lookAtAgainText, someRightText } from '@/words/graph-builder';
import { CHECK_TITLES, checkMessage } from '@/words/graph-checks';
import { GRAPH_VIEWS } from '../registry';
import type { GraphFields } from '../send-graph';
import { focusGraphBox } from './draft-fields';

type CheckAndSaveProps = Pick<GraphFields, 'operationId' | 'replacesId' | 'account'> & {
  type: GraphType;
  draft: GraphDraft;
  data: GraphDataDto;
  svg: () => SVGSVGElement | null;
  tools: RichContent;
  onSaved: () => void;
  onNew: () => void;
};

type Checked = { draft: GraphDraft; items: readonly CheckItem[] };
type Sending =
  | { state: 'idle' }
  | { state: 'busy'; sent: number }
  | { state: 'refused'; message: string }
  | { state: 'saved'; draft: GraphDraft };

/**
 * Checks the graph part by part on request, and hands it in. Open findings don't block handing in.
 */
export function CheckAndSave({
  type,
  draft,
  data,
  svg,
  tools,
  onSaved,
  onNew,
  ...sender
}: CheckAndSaveProps) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  // Each result takes the focus, so a live region would read it twice.
  const result = useFocusWhen(checked);
  const saved = useFocusWhen(sending.state === 'saved', 'h2');

  async function check() {
    try {
      // Loaded on demand, because only the check needs the rules.
      const [{ rules }, { checkGraph }] = await Promise.all([
        GRAPH_VIEWS[type](),
        import('@/lib/domain/graphs/checks/check-graph'),
      ]);
      setChecked({ draft, items: checkGraph(rules, draft, data) });
      setSending({ state: 'idle' });
    } catch {
      setSending({ state: 'refused', message: BUILDER.outOfReach });
    }
  }

  async function save() {
    const picture = svg();
    if (!picture || sending.state === 'busy') return;
    setSending({ state: 'busy', sent: 0 });
    try {
      const { handInGraph: handIn } = await import('./hand-in');
      const onProgress = (sent: number) => setSending({ state: 'busy', sent });
      const result = await handIn({
        svg: picture,
        type,
        draft,
        source: data,
        onProgress,
        ...sender,
      });
      if (result.ok) onSaved();
      setSending(
        result.ok ? { state: 'saved', draft } : { state: 'refused', message: result.error.message },
      );
    } catch {
      setSending({ state: 'refused', message: BUILDER.outOfReach });
    }
  }

  const items = checked?.items ?? [];
  const judged = items.filter(({ state }) => state !== 'unjudged').length;
  const open = judged - items.filter(({ state }) => state === 'right').length;
  const stale = checked !== null && checked.draft !== draft;
  const busy = sending.state === 'busy';
  // A change after handing in makes it another graph.
  const isSaved = sending.state === 'saved' && sending.draft === draft;
  return (
    <div className="mb-3">
      <LiveRegion className="sr-only">{busy ? BUILDER.sending : null}</LiveRegion>
      {isSaved ? (
        <div ref={saved}>
          <h2 tabIndex={-1} className="mb-3 text-title">
            {BUILDER.saved}
          </h2>
          <p>{BUILDER.teacherSees}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton href="/student/graph-upload" variant="next" icon="arrow-right">
              {BUILDER.seeMine}
            </LinkButton>
            <Button variant="secondary" onClick={onNew}>
              {BUILDER.makeAnother}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="sr-only">{BUILDER.yourGraph}</h2>
            {tools}
            <div className="flex flex-wrap items-center gap-3">
              {busy ? (
                <span aria-hidden="true">{`${Math.round(sending.sent * 100)} %`}</span>
              ) : null}
              <Button
                variant={checked && !stale && open === 0 ? 'secondary' : 'next'}
                icon="list-checks"
                onClick={check}
              >
                {checked ? BUILDER.checkAgain : BUILDER.check}
              </Button>
              {checked && !stale && items.length > 2 && !data.readOnly ? (
                <Button
                  variant={open === 0 ? 'next' : 'secondary'}
                  icon="save"
                  pending={busy}
                  onClick={save}
                >
                  {open === 0 ? BUILDER.save : BUILDER.saveAnyway}
                </Button>
              ) : null}
            </div>
          </div>
          {stale ? <p className="text-content-soft">{BUILDER.changedSince}</p> : null}
          {checked && !stale ? (
            <>
              <div ref={result} tabIndex={-1} className="mt-3">
                <Summary all={judged} open={open} />
              </div>
              <CheckList items={items} />
            </>
          ) : null}
          <Notice alert title={BUILDER.notSaved} className="mt-3">
            {sending.state === 'refused' ? sending.message : null}
          </Notice>
          {data.readOnly ? <Notice tone="info">{BUILDER.noSavingNow}</Notice> : null}
        </>
      )}
    </div>
  );
}

function Summary({ all, open }: { all: number; open: number }) {
  return open === 0 ? (
    <Notice tone="good" title={BUILDER.everythingFits}>
      {BUILDER.saveNow}
    </Notice>
  ) : (
    <Notice tone="warn" title={someRightText(all - open, all)}>
      {lookAtAgainText(open)}
    </Notice>
  );
}

const STATES: Record<CheckItem['state'], { icon: IconName; look: string; word: string }> = {
  right: { icon: 'circle-check', look: 'text-correct', word: BUILDER.right },
  again: { icon: 'lightbulb', look: 'text-again', word: BUILDER.lookAgain },
  waiting: { icon: 'clock', look: 'text-content-soft', word: BUILDER.later },
  unjudged: { icon: 'eye', look: 'text-content-soft', word: BUILDER.forTeacher },
};

/** One line per finding, each with a link to its box. */
function CheckList({ items }: { items: readonly CheckItem[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map(({ id, state, says, box }) => {
        const { icon, look, word } = STATES[state];
        return (
          <li key={id} className="flex flex-wrap items-start gap-x-3 py-2">
            <Icon name={icon} className={`mt-0.5 size-6 ${look}`} />
            <div className="min-w-0 flex-[1_1_12rem]">
              <p className="font-semibold">
                <span>{`${CHECK_TITLES[id]} `}</span>
                <span className={`font-medium text-base ${look}`}>{word}</span>
              </p>
              <p className="text-content-soft">{checkMessage(says)}</p>
            </div>
            {box ? (
              <button type="button" onClick={() => focusGraphBox(box)} className="touch-link">
                <span>{BUILDER.goThere}</span>
                <span className="sr-only">{`: ${CHECK_TITLES[id]}`}</span>
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
