import type { PartProps } from '../graph-parts';
import { NumberBoxes, partBoxes } from './form-parts';

/** Where each scale starts, how far apart its numbers are, and where it ends. */
export function ScalePart(props: PartProps) {
  return (
    <div className="space-y-5">
      {props.plan.scales.map((axis) => {
        const scale = partBoxes(props, `${axis}Scale`);
        return (
          <NumberBoxes
            key={axis}
            legend={`Scale of the ${axis}-axis`}
            hint="A step of 10 from a start of 0 makes 0, 10, 20, and so on."
            className="grid-cols-3 gap-3"
            boxes={[scale('start', 'Start'), scale('step', 'Step'), scale('end', 'End')]}
          />
        );
      })}
    </div>
  );
}
