import { useId } from 'react';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { statisticsScoredAtAnyLevel } from '@/lib/domain/football/formulas';
import type { PositionCode } from '@/lib/domain/football/positions';
import { type StatisticOrSum, statisticInfo } from '@/lib/domain/football/statistics';
import { rational } from '@/lib/domain/numbers/fractions';
import {
  FORMULA_SET,
  lineProblemWords,
  numberKindOfLineLegend,
  RATE_NUMBER_KIND_NAMES,
  rateBoxLabel,
  rulesForText,
} from '@/words/formula-sets';
import { formulaLineText } from '@/words/rule-text';
import {
  BOXES_OF_RATE_KIND,
  type FormulaSetState,
  parseRateLine,
  RATE_ENTRY_KINDS,
  type RateBox,
  type RateLineBoxes,
  rateBoxesOfLine,
} from './formula-set-state';

type FormulaLinesProps = {
  state: FormulaSetState;
  hasTriedToSave: boolean;
  onChange: (line: StatisticOrSum, change: Partial<RateLineBoxes>) => void;
};

/**
 * Each line that a position may have: how it counts, its numbers, and the rule as students read it.
 */
export function PositionFormulaEditor({ state, hasTriedToSave, onChange }: FormulaLinesProps) {
  const { position } = state;
  return (
    <ul aria-label={rulesForText(position)} className="divide-y divide-line">
      {statisticsScoredAtAnyLevel(position).map((line) => (
        <FormulaLine
          key={line}
          position={position}
          line={line}
          boxes={rateBoxesOfLine(state, position, line)}
          hasTriedToSave={hasTriedToSave}
          onChange={(change) => onChange(line, change)}
        />
      ))}
    </ul>
  );
}

type FormulaLineProps = {
  position: PositionCode;
  line: StatisticOrSum;
  boxes: RateLineBoxes;
  hasTriedToSave: boolean;
  onChange: (change: Partial<RateLineBoxes>) => void;
};

function FormulaLine({ position, line, boxes, hasTriedToSave, onChange }: FormulaLineProps) {
  const id = useId();
  const { label } = statisticInfo(line);
  const read = parseRateLine(line, boxes);
  const problem =
    read && 'problem' in read && (hasTriedToSave || read.problem !== 'empty') ? read.problem : null;
  const kinds = RATE_ENTRY_KINDS.map((value) => ({ value, label: RATE_NUMBER_KIND_NAMES[value] }));
  return (
    <li
      className={
        'grid min-h-[3.8rem] grid-cols-1 items-center gap-x-3 gap-y-1 py-1 ' +
        'sm:grid-cols-[1fr_auto] xl:grid-cols-[11.5rem_auto_8.5rem_1fr]'
      }
    >
      <p className="font-semibold">{label}</p>
      <SegmentedControl
        legend={numberKindOfLineLegend(label)}
        name={`${id}-${position}`}
        options={kinds}
        value={boxes.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <RateBoxes
        label={label}
        boxes={boxes}
        isInvalid={problem !== null}
        describedBy={`${id}-rule`}
        onChange={onChange}
      />
      <p id={`${id}-rule`} className={problem ? 'font-medium text-again' : 'text-content-soft'}>
        {read === null ? (
          FORMULA_SET.notCounted
        ) : problem ? (
          lineProblemWords(problem)
        ) : 'rate' in read ? (
          <TextWithFractions>
            {formulaLineText({ counted: line, rate: rational(...read.rate) })}
          </TextWithFractions>
        ) : (
          '…'
        )}
      </p>
    </li>
  );
}

type RateBoxesProps = {
  label: string;
  boxes: RateLineBoxes;
  isInvalid: boolean;
  describedBy: string;
  onChange: (change: Partial<RateLineBoxes>) => void;
};

function RateBoxes({ label, boxes, isInvalid, describedBy, onChange }: RateBoxesProps) {
  const shownBoxes = BOXES_OF_RATE_KIND[boxes.kind];
  const box = (name: RateBox, height: string) => (
    <input
      type="text"
      inputMode="text"
      autoComplete="off"
      maxLength={4}
      aria-label={rateBoxLabel(label, name)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      value={boxes[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      className={
        `w-12 ${height} rounded-sm border-2 border-line-strong bg-raised text-center ` +
        'font-bold hover:border-content aria-invalid:border-again aria-invalid:bg-again-soft'
      }
    />
  );
  return (
    <div className="flex min-h-9 items-center gap-2">
      {shownBoxes.includes('whole') ? box('whole', 'h-9') : null}
      {shownBoxes.includes('numerator') ? (
        <div className="grid justify-items-center gap-0.5">
          {box('numerator', 'h-[1.65rem]')}
          <span aria-hidden="true" className="forced-edge h-0.5 w-full bg-content" />
          {box('denominator', 'h-[1.65rem]')}
        </div>
      ) : null}
    </div>
  );
}
