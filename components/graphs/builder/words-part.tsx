import type { PartProps } from '../graph-parts';
import { WordBox } from './form-parts';

const MAX_TITLE = 80;
const MAX_LABEL = 50;
const MAX_CLAIM = 200;

/** Title, axis labels and the sentence that goes with the graph. */
export function WordsPart({ plan, draft, change }: PartProps) {
  const { x, y } = plan.axes;
  return (
    <div className="space-y-4">
      <WordBox
        box="title"
        label="Title"
        hint="What was counted, and for whom?"
        maxLength={MAX_TITLE}
        value={draft.title}
        onChange={(title) => change({ title })}
      />
      {x ? (
        <WordBox
          box="xLabel"
          label="Label below the x-axis"
          maxLength={MAX_LABEL}
          value={draft.xLabel}
          onChange={(xLabel) => change({ xLabel })}
        />
      ) : null}
      {y ? (
        <WordBox
          box="yLabel"
          label="Label beside the y-axis"
          maxLength={MAX_LABEL}
          value={draft.yLabel}
          onChange={(yLabel) => change({ yLabel })}
        />
      ) : null}
      <WordBox
        box="claim"
        label="Your sentence"
        hint="What can we see in your graph? This is read to people who can’t see it."
        maxLength={MAX_CLAIM}
        value={draft.claim}
        onChange={(claim) => change({ claim })}
      />
    </div>
  );
}
