import { ChoiceCards } from '@/components/ui/choice-cards';
import { TextField } from '@/components/ui/text-field';
import { BUILDER, scaleOfText } from '@/words/graph-builder';
import type { GraphBuilderFieldsProps } from '../graph-view';
import { draftNumberBoxMaker, GraphCheckbox, graphInputId, NumberFieldGroup } from './draft-fields';

const MAX_CLAIM = 200;

export function ScaleFields(props: GraphBuilderFieldsProps) {
  return (
    <div className="space-y-4">
      {props.plan.scales.map((axis) => {
        const scale = draftNumberBoxMaker(props, `${axis}Scale`);
        return (
          <NumberFieldGroup
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
export function GraphStyleFields({ plan, draft, change }: GraphBuilderFieldsProps) {
  return (
    <div className="space-y-4">
      {plan.gap ? (
        <div id={graphInputId('gap')}>
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
        <GraphCheckbox
          box="showKey"
          label={BUILDER.showKey}
          checked={draft.showKey}
          onChange={(showKey) => change({ showKey })}
        />
      ) : null}
      {plan.dots ? (
        <GraphCheckbox
          box="dots"
          label={BUILDER.showDots}
          checked={draft.dots}
          onChange={(dots) => change({ dots })}
        />
      ) : null}
    </div>
  );
}

type WordsProps = Pick<GraphBuilderFieldsProps, 'draft' | 'change'>;

export function GraphSentenceField({ draft, change }: WordsProps) {
  return (
    <TextField
      id={graphInputId('claim')}
      name="claim"
      label={BUILDER.claim}
      hint={BUILDER.claimHint}
      maxLength={MAX_CLAIM}
      autoComplete="off"
      value={draft.claim}
      onChange={(event) => change({ claim: event.target.value })}
    />
  );
}
