import { MixedNumberText } from '@/components/math/mixed-number-text';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Sentence } from '@/components/ui/sentence';
import { LANDING, NEVER, reasonToAddText } from '@/words/landing';

const FIRST = { wholeNumber: 23, numerator: 3, denominator: 10 };
const SECOND = { wholeNumber: 0, numerator: 1, denominator: 2 };

export function ForTeachers() {
  return (
    <section className="mx-auto max-w-page px-4 pt-12 sm:px-6" aria-labelledby="teachers-title">
      <h2 id="teachers-title" className="text-big">
        {LANDING.madeFor}
      </h2>
      <p className="mt-4 max-w-text text-content-soft text-lead">
        <Sentence
          parts={reasonToAddText(
            <MixedNumberText value={FIRST} />,
            <MixedNumberText value={SECOND} />,
          )}
        />
      </p>
      <div
        className={
          'on-board mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl ' +
          'px-6 py-6 sm:px-8'
        }
      >
        <ul className="flex flex-wrap gap-x-6 gap-y-2 font-semibold text-lead">
          {NEVER.map((text) => (
            <li key={text} className="inline-flex items-center gap-2">
              <Icon name="shield-check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <a href="/privacy" className={buttonClass('secondary')}>
          {LANDING.whatWeStore}
        </a>
      </div>
    </section>
  );
}
