import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Icon, type IconName } from '@/components/ui/icon';
import { PlainLinkButton } from '@/components/ui/plain-link-button';

const FIRST = { wholeNumber: 23, numerator: 3, denominator: 10 };
const SECOND = { wholeNumber: 0, numerator: 1, denominator: 2 };

const FACTS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'calculator',
    title: 'Every answer is exact',
    text: 'Seven fourths, 1 3/4, and 1.75 are the same number, and they all count. Students are asked to simplify, but not marked down.',
  },
  {
    icon: 'clock',
    title: 'Ready in one class period',
    text: 'Open a league and show the code. Students join, build a team, and draft their players in one class period.',
  },
];

const NEVER = ['No ads', 'No odds or prizes', 'No tracking', 'No chat'] as const;

export function ForTeachers() {
  return (
    <section className="mx-auto max-w-page px-4 pt-12 sm:px-6" aria-labelledby="teachers-title">
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="teachers-title" className="text-big">
            Made for math class
          </h2>
          <p className="mt-4 text-content-soft text-lead">
            Football gives students a reason to add <MixedNumberText value={FIRST} /> and <MixedNumberText value={SECOND} />. You
            don’t need to know football, and neither do your students.
          </p>
        </div>
        <ul className="space-y-6">
          {FACTS.map((fact) => (
            <li key={fact.title} className="flex gap-4">
              <Icon name={fact.icon} className="mt-0.5 size-7 text-field" />
              <div>
                <h3 className="text-lead">{fact.title}</h3>
                <p className="mt-1 text-content-soft">{fact.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="on-board mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl px-6 py-6 sm:px-8">
        <ul className="flex flex-wrap gap-x-6 gap-y-2 font-semibold text-lead">
          {NEVER.map((text) => (
            <li key={text} className="inline-flex items-center gap-2">
              <Icon name="shield-check" />
              {text}
            </li>
          ))}
        </ul>
        <PlainLinkButton href="/privacy" variant="secondary">
          What we store
        </PlainLinkButton>
      </div>
    </section>
  );
}
