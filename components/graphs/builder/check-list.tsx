import { Icon, type IconName } from '@/components/ui/icon';
import type { CheckItem } from '@/lib/domain/graph-checks/check-item';
import { CHECK_TITLES, checkMessage } from '@/words/graph-checks';
import { goToBox } from './form-parts';

const STATES: Record<CheckItem['state'], { icon: IconName; look: string; word: string }> = {
  right: { icon: 'circle-check', look: 'text-correct', word: 'Right' },
  again: { icon: 'lightbulb', look: 'text-again', word: 'Look again' },
  waiting: { icon: 'clock', look: 'text-content-soft', word: 'Later' },
};

/** What was looked at, one line for each part, with a way back to the box. */
export function CheckList({ items }: { items: readonly CheckItem[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map(({ id, state, says, box }) => {
        const { icon, look, word } = STATES[state];
        return (
          <li key={id} className="flex flex-wrap items-start gap-x-3 py-2">
            <Icon name={icon} className={`mt-0.5 size-6 ${look}`} />
            <div className="min-w-0 flex-[1_1_12rem]">
              <p className="font-semibold">
                {CHECK_TITLES[id]} <span className={`font-medium text-base ${look}`}>{word}</span>
              </p>
              <p className="text-content-soft">{checkMessage(says)}</p>
            </div>
            {box ? (
              <button
                type="button"
                onClick={() => goToBox(box)}
                className="inline-flex min-h-touch items-center gap-1 font-semibold text-field underline underline-offset-4"
              >
                Go there<span className="sr-only">: {CHECK_TITLES[id]}</span>
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
