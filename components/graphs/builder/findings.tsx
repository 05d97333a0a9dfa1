import { InReadingLanguages } from '@/components/math/also-in-spanish';
import { Card } from '@/components/ui/card';
import { useFocusWhen } from '@/components/ui/hooks';
import { Icon, type IconName } from '@/components/ui/icon';
import type { CheckItem } from '@/lib/domain/graphs/checks/check-item';
import { BUILDER } from '@/words/graph-builder';
import { CHECK_TITLES, checkMessage } from '@/words/graph-checks';
import { someOfText } from '@/words/numbers';
import type { CheckAndHandIn } from './check-and-save';
import { GoToFieldButton } from './draft-fields';

export function CheckFindingNote({
  work: { openFindings, findingIndex, showFinding, checked },
}: {
  work: CheckAndHandIn;
}) {
  // Each check takes the focus here; the bar says how it went.
  const note = useFocusWhen<HTMLElement>(checked);
  const item = openFindings[findingIndex];
  if (!item) return null;
  const count = openFindings.length;
  const go = (step: -1 | 1) => showFinding((findingIndex + step + count) % count);
  return (
    <section
      ref={note}
      tabIndex={-1}
      data-note
      aria-label={CHECK_TITLES[item.id]}
      className="canvas-note border-again"
    >
      <h2 className="flex items-center gap-2 font-bold text-again text-lead leading-tight">
        <Icon name="eye" className="size-[1.1em]" />
        <span>{CHECK_TITLES[item.id]}</span>
      </h2>
      <p key={item.id}>
        <InReadingLanguages>{() => checkMessage(item.says)}</InReadingLanguages>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {count > 1 ? (
          <>
            <StepButton label={BUILDER.previousThing} icon="chevron-left" onPress={() => go(-1)} />
            <StepButton label={BUILDER.nextThing} icon="chevron-right" onPress={() => go(1)} />
          </>
        ) : null}
        <p className="font-semibold">{someOfText(findingIndex + 1, count)}</p>
        {item.box ? <GoToFieldButton box={item.box} of={CHECK_TITLES[item.id]} /> : null}
      </div>
    </section>
  );
}

function StepButton({
  label,
  icon,
  onPress,
}: {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  onPress: () => void;
}) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className="tool-button">
      <Icon name={icon} className="size-5" />
    </button>
  );
}

const states = (): Record<CheckItem['state'], { icon: IconName; look: string; word: string }> => ({
  right: { icon: 'circle-check', look: 'text-correct', word: BUILDER.right },
  again: { icon: 'lightbulb', look: 'text-again', word: BUILDER.lookAgain },
  waiting: { icon: 'clock', look: 'text-content-soft', word: BUILDER.later },
  unjudged: { icon: 'eye', look: 'text-content-soft', word: BUILDER.forTeacher },
});

export function GraphCheckList({ items }: { items: readonly CheckItem[] }) {
  return (
    <Card title={BUILDER.whatWeChecked}>
      <ul className="divide-y divide-line">
        {items.map(({ id, state, says, box }) => {
          const { icon, look, word } = states()[state];
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
              {box ? <GoToFieldButton box={box} of={CHECK_TITLES[id]} /> : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
