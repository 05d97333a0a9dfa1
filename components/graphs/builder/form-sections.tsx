import { ChoiceCards } from '@/components/ui/choice-cards';
import { TextField } from '@/components/ui/text-field';
import { MAX_TITLE_LENGTH } from '@/lib/domain/graph';
import { BUILDER, scaleOfText } from '@/words/graph-builder';
import type { GraphPartProps } from '../graph-view';
import { graphBoxId, NumberBoxes, numberFieldsOf, TickBox } from './draft-fields';

const MAX_LABEL = 50;
const MAX_CLAIM = 200;

export function ScalePart(props: GraphPartProps) {
  return (
    <div className="space-y-4">
      {props.plan.scales.map((axis) => {
        const scale = numberFieldsOf(props, `${axis}Scale`);
        return (
          <NumberBoxes
            key={axis}
            legend={scaleOfText(axis)}
            hint={BUILDER.scaleHint}
            className="grid-cols-3 gap-3"
            boxes={[
              scale('start', BUILDER.start),
              scale('step', BUILDER.step),
              scale('end', BUILDER.end),
            ]}
          />
        );
      })}
    </div>
  );
}

/** The key, the dots, and how a line treats a missing game. */
export function LookPart({ plan, draft, change }: GraphPartProps) {
  return (
    <div className="space-y-4">
      {plan.gap ? (
        <div id={graphBoxId('gap')}>
          <ChoiceCards
            legend={BUILDER.withoutGame}
            name="gap"
            columns={3}
            value={draft.gap || null}
            onChange={(gap) => change({ gap })}
            options={[
              { value: 'gap', label: BUILDER.gap },
              { value: 'zero', label: BUILDER.zero },
              { value: 'join', label: BUILDER.straightOn },
            ]}
          />
        </div>
      ) : null}
      {plan.key ? (
        <TickBox
          box="showKey"
          label={BUILDER.showKey}
          checked={draft.showKey}
          onChange={(showKey) => change({ showKey })}
        />
      ) : null}
      {plan.dots ? (
        <TickBox
          box="dots"
          label={BUILDER.showDots}
          checked={draft.dots}
          onChange={(dots) => change({ dots })}
        />
      ) : null}
    </div>
  );
}

type WordsProps = Pick<GraphPartProps, 'draft' | 'change'>;

/** Title and axis labels for a student who has no graph to type them on yet. */
export function WordsPart({ plan, ...words }: WordsProps & Pick<GraphPartProps, 'plan'>) {
  return (
    <div className="space-y-4">
      <WordBox
        {...words}
        name="title"
        label={BUILDER.title}
        maxLength={MAX_TITLE_LENGTH}
        hint={BUILDER.titleHint}
      />
      {plan.axes.x ? (
        <WordBox {...words} name="xLabel" label={BUILDER.xLabel} maxLength={MAX_LABEL} />
      ) : null}
      {plan.axes.y ? (
        <WordBox {...words} name="yLabel" label={BUILDER.yLabel} maxLength={MAX_LABEL} />
      ) : null}
      <SentencePart {...words} />
    </div>
  );
}

export function SentencePart(words: WordsProps) {
  const hint = BUILDER.claimHint;
  return (
    <WordBox {...words} name="claim" label={BUILDER.claim} maxLength={MAX_CLAIM} hint={hint} />
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
      id={graphBoxId(name)}
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
