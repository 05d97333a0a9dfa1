import { ChoiceCards } from '@/components/ui/choice-cards';
import type { GraphPlan } from '@/lib/domain/graphs/graph-type';
import type { PartProps } from '../graph-parts';
import { boxId, TickBox } from './form-parts';

export function hasLookPart({ key, gap, dots }: GraphPlan): boolean {
  return key !== null || gap || dots;
}

/** What else the graph shows: a key, dots, and what a line does without a game. */
export function LookPart({ plan, draft, change }: PartProps) {
  return (
    <div className="space-y-4">
      {plan.gap ? (
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
      {plan.key ? (
        <TickBox box="showKey" label="Show a key" checked={draft.showKey} onChange={(showKey) => change({ showKey })} />
      ) : null}
      {plan.dots ? (
        <TickBox box="dots" label="Show a dot for each game" checked={draft.dots} onChange={(dots) => change({ dots })} />
      ) : null}
    </div>
  );
}
