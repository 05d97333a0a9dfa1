import type { ScoreCardDto, ScoreStepDto } from '@/lib/data/score-card/dto';
import { packCard, unpackCard } from './packed-card';

const HALF = { wholeNumber: 0, numerator: 1, denominator: 2 };
const YARDS = { label: 'Rushing yards', rule: 'Half a point for each', rate: HALF };
const CATCHES = { label: 'Catches', rule: '1 point for each', rate: { wholeNumber: 1, numerator: 0, denominator: 1 } };
const JERSEY = { fill: '#00338d', trim: '#c60c30', ink: '#ffffff', big: '17', small: 'JA' };

const player = (part: Partial<ScoreStepDto>): ScoreStepDto => ({
  key: 'RB1',
  index: 1,
  title: 'Running Back 1',
  player: { name: 'James Cook', teamName: 'Buffalo Bills', jersey: JERSEY },
  game: 'played',
  opponent: 'NYG',
  terms: [
    { ...YARDS, count: -3 },
    { ...CATCHES, count: 4 },
  ],
  attempts: 2,
  correct: true,
  own: { wholeNumber: -1, numerator: 1, denominator: 2 },
  simplified: true,
  lastTry: null,
  corrected: null,
  hold: null,
  ...part,
});

const CARD: ScoreCardDto = {
  season: 2023,
  week: 6,
  formulaLevel: 2,
  award: { given: 4, possibleNow: 3, sum: '5 for the card, 1 less' },
  readOnly: true,
  steps: [
    player({
      lastTry: {
        message: 'Not yet.',
        tried: HALF,
        hint: { title: 'Look', text: 'Again.', lines: [{ label: 'A', value: null }] },
      },
    }),
    player({
      key: 'RB2',
      index: 2,
      terms: [
        { ...YARDS, count: 80 },
        { ...CATCHES, count: 0 },
      ],
      corrected: { sentence: 'New.', before: HALF, tries: 1 },
    }),
    player({ key: 'K', index: 6, terms: [{ ...CATCHES, count: 1 }], own: null, correct: false, game: 'bye', opponent: null }),
    player({ key: 'TEAM', index: 8, title: 'Team', player: null, game: null, opponent: null, terms: [], own: null }),
  ],
};

it('brings a card over whole', () => expect(unpackCard(packCard(CARD))).toEqual(CARD));

it('sends a formula once, and no name of a field with each step', () => {
  const text = packCard(CARD);
  expect(text.split(YARDS.rule)).toHaveLength(2);
  expect(text).not.toContain('simplified');
});
