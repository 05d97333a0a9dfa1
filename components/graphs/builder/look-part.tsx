import { ChoiceCards } from '@/components/ui/choice-cards';
import { GRAPH_PLANS } from '@/lib/domain/graph-builder/graph-plan';
import type { GraphType } from '@/lib/domain/graph-types';
import { boxId, TickBox } from './form-parts';
import type { PartProps } from './part-props';

const WITH_KEY: readonly GraphType[] = ['circle', 'stacked-bar', 'multiple-line', 'scatter-plot'];

export function hasLookPart(type: GraphType): boolean {
  return WITH_KEY.includes(type) || GRAPH_PLANS[type].dots;
}

/** What else the graph shows: a key, dots, and what a line does without a game. */
export function LookPart({ type, draft, change }: PartProps) {
  return (
    <div className="space-y-4">
      {type === 'multiple-line' ? (
        <div id={boxId('gap')}>
          <ChoiceCards
            legend="In a week without a game, the line…"
            name="gap"
            columns={3}
            value={draft.gap || null}
            onChange={(gap) => change({ gap })}
            options={[
              { value: 'gap', label: 'has a gap' },
              { value: 'zero', label: 'goes to 0' },
              { value: 'join', label: 'goes straight on' },
            ]}
          />
        </div>
      ) : null}
      {WITH_KEY.includes(type) ? (
        <TickBox box="showKey" label="Show a key" checked={draft.showKey} onChange={(showKey) => change({ showKey })} />
      ) : null}
      {GRAPH_PLANS[type].dots ? (
        <TickBox box="dots" label="Show a dot for each game" checked={draft.dots} onChange={(dots) => change({ dots })} />
      ) : null}
    </div>
  );
}
