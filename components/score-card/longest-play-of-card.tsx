import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Sentence } from '@/components/ui/sentence';
import type { LongestPlayOfLineupDto } from '@/lib/data/score-card/dto';
import { rational, toMixed } from '@/lib/domain/numbers/fractions';
import { WORK_VIEWS, yardsAndFieldLengthText, yardsInFieldsText } from '@/words/work-views';

const FIELD_YARDS = 100;

export function LongestPlayOfCard({ longest }: { longest: LongestPlayOfLineupDto }) {
  const { yards } = longest;
  const fields = Array.from({ length: Math.ceil(yards / FIELD_YARDS) }, (_, index) =>
    Math.min(FIELD_YARDS, yards - index * FIELD_YARDS),
  );
  return (
    <section
      aria-label={WORK_VIEWS.longestWay}
      className="flex flex-wrap items-center gap-x-6 gap-y-2"
    >
      <div>
        <p className="text-chalk-soft">{WORK_VIEWS.longestWay}</p>
        <p className="text-title">
          <Sentence
            parts={yardsInFieldsText(
              longest,
              <MixedNumberText value={toMixed(rational(yards, FIELD_YARDS))} />,
            )}
          />
        </p>
        <p className="text-chalk-soft">{yardsAndFieldLengthText(yards)}</p>
      </div>
      <div aria-hidden="true" className="flex min-w-48 grow gap-2">
        {fields.map((covered, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: fields have only their order.
            key={index}
            className="keep-colors forced-edge h-10 max-w-44 flex-1 rounded-sm border-2 border-chalk"
          >
            <span className="turf block h-full" style={{ width: `${covered}%` }} />
          </span>
        ))}
      </div>
    </section>
  );
}
