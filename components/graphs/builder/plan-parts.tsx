import { ChoiceCards } from '@/components/ui/choice-cards';
import { TextField } from '@/components/ui/text-field';
import { MAX_TITLE } from '@/lib/domain/graph';
import type { PartProps } from '../graph-view';
import { boxId, NumberBoxes, partBoxes, TickBox } from './form-parts';

const MAX_LABEL = 50;
const MAX_CLAIM = 200;

export function ScalePart(props: PartProps) {
  return (
    <div className="space-y-4">
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

/** The key, the dots, and how a line treats a missing game. */
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
        <TickBox
          box="showKey"
          label="Show a key"
          checked={draft.showKey}
          onChange={(showKey) => change({ showKey })}
        />
      ) : null}
      {plan.dots ? (
        <TickBox
          box="dots"
          label="Show a dot for each game"
          checked={draft.dots}
          onChange={(dots) => change({ dots })}
        />
      ) : null}
    </div>
  );
}

type WordsProps = Pick<PartProps, 'draft' | 'change'>;

/** Title and axis labels for a student who has no graph to type them on yet. */
export function WordsPart({ plan, ...words }: WordsProps & Pick<PartProps, 'plan'>) {
  return (
    <div className="space-y-4">
      <WordBox
        {...words}
        name="title"
        label="Title"
        maxLength={MAX_TITLE}
        hint="What was counted, and for whom?"
      />
      {plan.axes.x ? (
        <WordBox {...words} name="xLabel" label="Label below the x-axis" maxLength={MAX_LABEL} />
      ) : null}
      {plan.axes.y ? (
        <WordBox {...words} name="yLabel" label="Label beside the y-axis" maxLength={MAX_LABEL} />
      ) : null}
      <SentencePart {...words} />
    </div>
  );
}

export function SentencePart(words: WordsProps) {
  const hint = 'What can we see in your graph? This is read to people who can’t see it.';
  return (
    <WordBox {...words} name="claim" label="Your sentence" maxLength={MAX_CLAIM} hint={hint} />
  );
}

type WordBoxProps = WordsProps & {
  name: 'title' | 'xLabel' | 'yLabel' | 'claim';
  label: string;
  maxLength: number;
  hint?: string;
};

function WordBox({ draft, change, name, label, maxLength, hint }: WordBoxProps) {
  return (
    <TextField
      id={boxId(name)}
      name={name}
      label={label}
      hint={hint}
      maxLength={maxLength}
      autoComplete="off"
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
}
