import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { PartProps } from '../graph-parts';
import { BoxGroup, NumberBox } from './form-parts';

const NAMES = { start: 'Start', step: 'Step', end: 'End' } as const;
const NAME_ORDER = ['start', 'step', 'end'] as const;

/** Where each scale starts, how far apart its numbers are, and where it ends. */
export function ScalePart({ plan, draft, change }: PartProps) {
  return (
    <div className="space-y-5">
      {plan.scales.map((axis) => {
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
