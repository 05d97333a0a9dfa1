import { toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import {
  classDriveYards,
  countRightAndAllCardsOfStudent,
  nextYardLine,
  type StudentCardCounts,
  yardsPerRightCard,
} from './class-drive';

const text = (value: ReturnType<typeof classDriveYards>) => formatMixed(toMixed(value));
const times = (count: number, cards: StudentCardCounts) =>
  Array.from({ length: count }, () => cards);

it('is one drive, to the yard, when everyone has finished, whatever the number of cards', () => {
  for (const students of [1, 7, 13, 25, 30]) {
    expect(text(classDriveYards(students, times(students, { right: 9, all: 9 })))).toBe('100');
    const mixed = times(students, { right: 9, all: 9 }).with(0, { right: 5, all: 5 });
    expect(text(classDriveYards(students, mixed))).toBe('100');
  }
});

it('moves by 4/9 yard for each of nine cards in a class of 25, and by 4/5 for one of five', () => {
  expect(text(yardsPerRightCard(25, 9))).toBe('4/9');
  expect(text(yardsPerRightCard(25, 5))).toBe('4/5');
  // 138 cards: 15 students are done, and one has three more.
  const cards = [...times(15, { right: 9, all: 9 }), { right: 3, all: 9 }];
  expect(text(classDriveYards(25, cards))).toBe('61 1/3');
  expect(text(classDriveYards(25, []))).toBe('0');
});

it('leaves out a card that can’t be read: the others are the whole', () => {
  const step = { correct: true };
  expect(
    countRightAndAllCardsOfStudent({
      steps: [step, { correct: false }, { correct: true, setAside: true }],
    }),
  ).toEqual({
    right: 1,
    all: 2,
  });
  expect(
    text(
      classDriveYards(2, [
        countRightAndAllCardsOfStudent({ steps: [] }),
        countRightAndAllCardsOfStudent({ steps: [step] }),
      ]),
    ),
  ).toBe('50');
});

it('never passes the goal when someone joined after the students were counted', () => {
  expect(text(classDriveYards(1, times(2, { right: 9, all: 9 })))).toBe('100');
});

it('asks about the next ten-yard line, and about none at the goal', () => {
  const lineAt = (right: number) =>
    nextYardLine(classDriveYards(10, times(right, { right: 9, all: 9 })));
  expect([lineAt(0), lineAt(3), lineAt(9), lineAt(10)]).toEqual([10, 40, 100, null]);
  expect(nextYardLine(classDriveYards(25, [{ right: 1, all: 9 }]))).toBe(10);
});
