import {
  type CheckItem,
  type CheckMessage,
  failedCheck,
  passedCheck,
  pendingCheck,
} from '@/lib/domain/graphs/checks/check-item';
import { type Rational, rational, sumRationals, ZERO } from '@/lib/domain/numbers/fractions';
import type { WithChartLabels } from '../chart-data';
import type { GraphDraft } from '../graph-draft';
import { defineGraphRules } from '../graph-rules';
import {
  findGraphStatistic,
  type GraphPlayer,
  gameValuesWithWeeks,
  playerStatisticTotal,
} from '../graph-source';
import { numberToDraw, parseDraftBox } from '../read-draft-numbers';

const WHOLE_TURN = 360;

export type CircleData = WithChartLabels<'showKey'> & {
  unit: string;
  /**
   * If `degrees` is left out, the angle is computed from the values; null is a slice that isn't
   * drawn yet. A negative value has no slice.
   */
  slices: readonly { label: string; value: number; degrees?: number | null }[];
  sliceText?: 'degrees' | 'value' | 'none';
};

export const angleInputId = (player: string) => `angle-${player}`;

export const circleGraphRules = defineGraphRules<CircleData>({
  plan: {
    players: { min: 2, max: 6 },
    fields: { min: 1, max: 1 },
    key: 'slice',
    totals: true,
    numbers: true,
  },
  dataProblem(draft, players) {
    const [field = ''] = draft.fields;
    // A player without a game is reported first.
    if (players.some((player) => gameValuesWithWeeks(player, field, draft).length === 0))
      return null;
    return players.every((player) => playerStatisticTotal(player, field, draft) <= 0)
      ? failedCheck('data', 'no-whole', 'field-0')
      : null;
  },
  chart(draft, players, words) {
    const [field = ''] = draft.fields;
    const unit = findGraphStatistic(field)?.unit;
    return {
      unit: unit ? words.unit(unit) : '',
      slices: players.map((player) => ({
        label: player.name,
        value: playerStatisticTotal(player, field, draft),
        degrees: numberToDraw(draft, angleInputId(player.key)),
      })),
    };
  },
  checks: checkAngles,
});

function checkAngles(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem[] {
  const [field = ''] = draft.fields;
  const slices = circleSectorsWithDegrees(
    players.map((player) => ({
      label: player.key,
      value: rational(playerStatisticTotal(player, field, draft)),
    })),
  );
  const exact = new Map(slices.map(({ label, degrees }) => [label, degrees]));
  const rows = players.map((player) => ({
    player,
    box: angleInputId(player.key),
    angle: parseDraftBox(draft, angleInputId(player.key)),
    exact: exact.get(player.key) ?? null,
  }));
  const sum = sumRationals(rows.map(({ angle }) => angle ?? rational(0)));
  const waitingSum = pendingCheck('angle-sum', 'angles-first');
  const look = (says: CheckMessage, box: string) => [failedCheck('angles', says, box), waitingSum];
  const exactDegrees = slices.map(({ degrees }) => degrees);
  const noSlice = rows.find(
    (row) => row.exact === null && row.angle !== null && !row.angle.equals(0),
  );
  if (noSlice) {
    return look({ code: 'no-slice', player: noSlice.player.name }, noSlice.box);
  }
  const wrong = rows.filter((row) => !isNear(row));
  if (wrong[0]) {
    const code = wrong.every(({ angle }) => !angle) ? 'angles-missing' : 'angles-wrong';
    return look({ code, names: namesOf(wrong) }, wrong[0].box);
  }
  const broken = rows.filter(({ angle }) => angle !== null && angle.d !== 1n);
  if (broken[0]) {
    return look({ code: 'angles-not-whole', names: namesOf(broken) }, broken[0].box);
  }
  const needed = turnsNeeded(exactDegrees);
  const [up, down] = [rows.filter(isRoundedUpTooFar), rows.filter(isRoundedDownTooFar)];
  const turned = [...(up.length > needed.up ? up : []), ...(down.length > needed.down ? down : [])];
  if (turned[0])
    return look({ code: 'angles-rounded-wrong', names: namesOf(turned) }, turned[0].box);
  return [
    passedCheck('angles', 'angles-right'),
    sum.equals(WHOLE_TURN)
      ? passedCheck('angle-sum', 'circle-full')
      : failedCheck(
          'angle-sum',
          { code: 'circle-not-full', sum: Number(sum) },
          angleInputId(players[0]?.key ?? ''),
        ),
  ];
}

const namesOf = (rows: readonly { player: GraphPlayer }[]) => rows.map(({ player }) => player.name);

type Angle = { angle: Rational | null; exact: Rational | null };

/**
 * Less than one degree off, so both whole degrees next to the exact angle pass. A part of 0 has an
 * empty angle or 0.
 */
function isNear({ angle, exact }: Angle): boolean {
  if (exact === null || exact.equals(0)) return angle === null || angle.equals(0);
  return angle !== null && angle.compare(0) >= 0 && angle.sub(exact).abs().compare(1) < 0;
}

/** More than half a degree above the exact angle. */
const isRoundedUpTooFar = ({ angle, exact }: Angle): boolean =>
  angle !== null && exact !== null && angle.sub(exact).mul(2).compare(1) > 0;
const isRoundedDownTooFar = ({ angle, exact }: Angle): boolean =>
  angle !== null && exact !== null && exact.sub(angle).mul(2).compare(1) > 0;

/**
 * How many angles must be rounded up although the degree below is nearer, or down although the one
 * above is, to make 360.
 */
function turnsNeeded(exact: readonly Rational[]): { up: number; down: number } {
  const half = rational(1, 2);
  const highest = sumRationals(exact.map((degrees) => degrees.add(half).floor()));
  const lowest = sumRationals(exact.map((degrees) => degrees.sub(half).ceil()));
  return {
    up: Math.max(0, WHOLE_TURN - Number(highest)),
    down: Math.max(0, Number(lowest) - WHOLE_TURN),
  };
}

type CirclePart = { label: string; value: Rational };
/** One slice with its exact angle, not rounded. */
type Sector = CirclePart & { degrees: Rational };

/**
 * The slices of a circle graph in order. A part of 0 stays with 0 degrees. A negative part is left
 * out and doesn't count toward the whole, so the slices always add up to 360 degrees. Empty if
 * nothing is positive.
 */
export function circleSectorsWithDegrees(parts: readonly CirclePart[]): Sector[] {
  const slices = parts.filter(({ value }) => value.compare(0) >= 0);
  const whole = sumRationals(slices.map(({ value }) => value));
  if (whole.equals(ZERO)) return [];
  return slices.map(({ label, value }) => ({ label, value, degrees: value.div(whole).mul(360) }));
}
