import type { GraphDraft } from '@/lib/domain/graph-builder/graph-draft';
import { GRAPH_PLANS } from '@/lib/domain/graph-builder/graph-plan';
import { BoxGroup, NumberBox } from './form-parts';
import type { PartProps } from './part-props';

const NAMES = { start: 'Start', step: 'Step', end: 'End' } as const;
const NAME_ORDER = ['start', 'step', 'end'] as const;

/** Where each scale starts, how far apart its numbers are, and where it ends. */
export function ScalePart({ type, draft, change }: PartProps) {
  return (
    <div className="space-y-5">
      {GRAPH_PLANS[type].scales.map((axis) => {
        const scale: keyof GraphDraft = `${axis}Scale`;
        return (
          <BoxGroup
            key={axis}
            legend={`Scale of the ${axis}-axis`}
            hint="A step of 10 from a start of 0 makes 0, 10, 20, and so on."
          >
            <div className="grid grid-cols-3 gap-3">
              {NAME_ORDER.map((name) => (
                <NumberBox
                  key={name}
                  box={`${scale}-${name}`}
                  label={NAMES[name]}
                  value={draft[scale][name]}
                  onChange={(value) => change({ [scale]: { ...draft[scale], [name]: value } })}
                />
              ))}
            </div>
          </BoxGroup>
        );
      })}
    </div>
  );
}
