import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Button } from '@/components/ui/button';
import type { FormulaDifficultyPreviewDto } from '@/lib/data/formula-set/dto';
import type { PositionFormulaDifficulty } from '@/lib/domain/football/formula-meter';
import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { decimalText, rational } from '@/lib/domain/numbers/fractions';
import { levelInSentence } from '@/words/formula-levels';
import {
  averageOfLinesWithFractionsText,
  commonDenominatorText,
  DIFFICULTY_MEASURE_NAMES,
  FORMULA_SET,
  inHundredText,
  meterSourceText,
  meterValuesByLevelText,
  playerAndWeekText,
  shareAsOneInText,
  unreadableGamesSuffix,
} from '@/words/formula-sets';

type Scale = {
  name: string;
  text: (meter: PositionFormulaDifficulty) => string;
  value: (meter: PositionFormulaDifficulty) => number;
  /** The end of the scale, unless a value is beyond it. */
  end: (meter: PositionFormulaDifficulty) => number;
};

const average = ({ fractions, games }: PositionFormulaDifficulty) =>
  decimalText(rational(fractions, games), 1);

const SCALES: readonly Scale[] = [
  {
    name: DIFFICULTY_MEASURE_NAMES.fractions,
    text: (meter) => averageOfLinesWithFractionsText(average(meter), meter.lines),
    value: ({ fractions, games }) => fractions / games,
    end: ({ lines }) => lines,
  },
  {
    name: DIFFICULTY_MEASURE_NAMES.unlike,
    text: ({ unlike, games }) => inHundredText(unlike, games),
    value: ({ unlike, games }) => unlike / games,
    end: () => 1,
  },
  {
    name: DIFFICULTY_MEASURE_NAMES.largest,
    text: ({ largest }) => `${largest}`,
    value: ({ largest }) => largest,
    end: () => 60,
  },
  {
    name: DIFFICULTY_MEASURE_NAMES.belowZero,
    text: ({ belowZero, games }) => shareAsOneInText(belowZero, games),
    value: ({ belowZero, games }) => belowZero / games,
    end: () => 1 / 3,
  },
];

const LEVEL_LINES = ['border-solid', 'border-dashed'] as const;

type MeterProps = { meter: FormulaDifficultyPreviewDto; isStale: boolean; onAnother: () => void };

/**
 * How demanding the score cards would be, counted on real games: several figures with both levels
 * for comparison, and one card as an example.
 */
export function FormulaDifficultyMeter({ meter, isStale, onAnother }: MeterProps) {
  const { own, levels, example, position, season, unreadable } = meter;
  if (own.games === 0) return <p className="text-content-soft">{FORMULA_SET.noGames}</p>;
  return (
    <div aria-busy={isStale || undefined} className={isStale ? 'opacity-60' : ''}>
      <p className="text-content-soft">
        <span>{meterSourceText(own.games, position, season)}</span>
        {unreadable > 0 ? <span>{unreadableGamesSuffix(unreadable)}</span> : null}
      </p>
      <dl className="mt-1 grid gap-1">
        {SCALES.map((scale) => (
          <Gauge key={scale.name} scale={scale} own={own} levels={levels} />
        ))}
      </dl>
      <p aria-hidden="true" className="mt-1 flex gap-4 text-content-soft">
        {FORMULA_LEVELS.map((level, index) => (
          <span key={level} className="inline-flex items-center gap-2">
            <i className={`h-4 border-content border-l-3 ${LEVEL_LINES[index]}`} />
            <span>{levelInSentence(level)}</span>
          </span>
        ))}
      </p>
      {example ? <Example example={example} onAnother={onAnother} /> : null}
    </div>
  );
}

function Gauge({
  scale,
  own,
  levels,
}: {
  scale: Scale;
  own: PositionFormulaDifficulty;
  levels: readonly PositionFormulaDifficulty[];
}) {
  const { name, text, value, end } = scale;
  const all = [own, ...levels];
  const most = all.reduce((longest, each) => Math.max(longest, value(each), end(each)), 0);
  const at = (meter: PositionFormulaDifficulty) => `${(100 * value(meter)) / most}%`;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="grid grid-cols-[6rem_1fr] items-center gap-2">
        <b className="whitespace-nowrap text-lead">{text(own)}</b>
        <span className="sr-only">
          {meterValuesByLevelText(
            levels.map((level, index) => ({
              level: FORMULA_LEVELS[index] ?? 1,
              value: text(level),
            })),
          )}
        </span>
        <span
          aria-hidden="true"
          className="relative block h-4 rounded-sm border border-line-strong bg-sunk"
        >
          <u
            className="forced-edge absolute inset-y-0.5 left-0 block bg-field"
            style={{ width: at(own) }}
          />
          {levels.map((level, index) => (
            <i
              key={FORMULA_LEVELS[index]}
              className={
                'absolute -inset-y-1 block border-content ' + `border-l-3 ${LEVEL_LINES[index]}`
              }
              style={{ left: at(level) }}
            />
          ))}
        </span>
      </dd>
    </div>
  );
}

function Example({
  example,
  onAnother,
}: {
  example: NonNullable<FormulaDifficultyPreviewDto['example']>;
  onAnother: () => void;
}) {
  const { name, week, points, total, common } = example;
  return (
    <section aria-label={FORMULA_SET.realCard} className="mt-2 rounded-md bg-field-soft px-3 py-2">
      <div className="flex items-center justify-between gap-2">
        <h3>{playerAndWeekText(name, week)}</h3>
        <Button
          variant="secondary"
          icon="dices"
          aria-label={FORMULA_SET.anotherCard}
          onClick={onAnother}
          className="px-3"
        />
      </div>
      <p>
        {points.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one card, in their order.
          <span key={index}>
            <span>{index > 0 ? ' + ' : ''}</span>
            <MixedNumberText value={value} />
          </span>
        ))}
      </p>
      <p>
        ={' '}
        <strong>
          <MixedNumberText value={total} />
        </strong>{' '}
        <span className="text-content-soft">{commonDenominatorText(common)}</span>
      </p>
    </section>
  );
}
