import { type Rational, rational, sumRationals, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';

/** The field is as long as all cards of all students of a class. */
export const FIELD_YARDS = 100;
const LINE_YARDS = 10;

export type StudentCardCounts = { readonly right: number; readonly all: number };

type Step = { readonly correct: boolean; readonly setAside?: true | undefined };

type Week = { readonly steps: readonly Step[]; readonly fullWeek?: number | undefined };

/**
 * A card that can't be read asks for nothing, so it neither moves the ball nor holds it up. Right
 * cards beyond a full week don't move it either.
 */
export function countRightAndAllCardsOfStudent({
  steps,
  fullWeek = STEPS_PER_CARD,
}: Week): StudentCardCounts {
  const asked = steps.filter(({ setAside }) => !setAside);
  const right = asked.filter(({ correct }) => correct).length;
  return { right: Math.min(right, fullWeek), all: Math.min(asked.length, fullWeek) };
}

/** The worth in yards of one right card of a student with `all` cards. */
export const yardsPerRightCard = (students: number, all: number): Rational =>
  rational(FIELD_YARDS, students * all);

/** Each student's cards together are worth the same. */
export function classDriveYards(students: number, cards: readonly StudentCardCounts[]): Rational {
  const begun = cards.filter(({ all }) => all > 0);
  // Someone may have joined since the students were counted.
  const count = Math.max(students, begun.length);
  return sumRationals(begun.map(({ right, all }) => yardsPerRightCard(count, all).mul(right)));
}

/** The position of a class's one ball. Nothing says who moved it. */
export type ClassDriveProgress = {
  yards: MixedNumber;
  toGo: MixedNumber;
  card: MixedNumber;
  share: MixedNumber;
  /** How many right cards lead to the goal; null where they are not all worth the same. */
  cardsToGo: number | null;
  line: number | null;
};

/** @param all the number of cards of the student who is looking; null for no student or week. */
export function measureClassDrive(
  students: number,
  cards: readonly StudentCardCounts[],
  all: number | null = null,
): ClassDriveProgress {
  const yards = classDriveYards(students, cards);
  const ownCards = all || STEPS_PER_CARD;
  const card = yardsPerRightCard(Math.max(1, students), ownCards);
  const toGo = rational(FIELD_YARDS).sub(yards);
  const areEqual = cards.every((each) => each.all === 0 || each.all === ownCards);
  return {
    yards: toMixed(yards),
    toGo: toMixed(toGo),
    card: toMixed(card),
    share: toMixed(card.mul(ownCards)),
    cardsToGo: areEqual ? Number(toGo.div(card).n) : null,
    line: nextYardLine(yards),
  };
}

/** The next line that the ball will cross; null at the goal. */
export function nextYardLine(yards: Rational): number | null {
  const line = (Number(yards.div(LINE_YARDS).floor().n) + 1) * LINE_YARDS;
  return line > FIELD_YARDS ? null : line;
}
