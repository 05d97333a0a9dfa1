import { checkLines, type StudentWorkLine } from './lines';
import { parseMixedNumberBoxes } from './read';
import { makePlayerStepContext, makeTeamStepContext } from './step-context';

const number = (text: string) => {
  const read = parseMixedNumberBoxes({ whole: text, numerator: '', denominator: '' });
  if (!read.ok) throw new Error(text);
  return read.value;
};
const boxes = (...typed: string[]): StudentWorkLine[] =>
  typed.map((text, place) => ({ of: [place], typed: text }));
const fits = (marks: ReturnType<typeof checkLines>) =>
  marks?.marks.map(({ of, fits: fit }) => `${of.join('+')} ${fit ? 'fits' : 'look'}`);

// 1 × 1/10 + 0 × 5 + 6 × 1 + 50 × 1/10 + 1 × 5 = 16 1/10
const RECEIVER = makePlayerStepContext({
  position: 'WR',
  rules: 1,
  stats: { RushingYards: 1, Receptions: 6, ReceivingYards: 50, ReceivingTouchdowns: 1 },
});

describe('the lines of a player', () => {
  it('are marked one by one, and the sum by the own numbers: a slip is carried, not made twice', () => {
    const marks = checkLines(RECEIVER, {
      answer: number('61 1/5'),
      lines: boxes('1/10', '0', '6', '50 1/10', '5'),
    });
    expect(fits(marks)).toEqual(['0 fits', '1 fits', '2 fits', '3 look', '4 fits']);
    expect(marks).toMatchObject({ addsUp: true, sum: number('61 1/5') });
  });

  it('fit however they are spelled, and a sum of right lines may still be wrong: what they come to is the answer, and stays here', () => {
    const marks = checkLines(RECEIVER, {
      answer: number('17'),
      lines: boxes('0.1', '', '12/2', '5', '5'),
    });
    expect(fits(marks)).toEqual(['0 fits', '2 fits', '3 fits', '4 fits']);
    expect(marks).toMatchObject({ addsUp: false, sum: null });
  });

  it('say nothing about the sum while one that counts is missing or is no number', () => {
    for (const lines of [boxes('1/10', '0', '6', '5', ''), boxes('1/10', '0', '6', 'five', '5')]) {
      expect(checkLines(RECEIVER, { answer: number('17'), lines })).toMatchObject({
        addsUp: null,
        sum: null,
      });
    }
    expect(
      fits(checkLines(RECEIVER, { answer: number('17'), lines: boxes('', '', 'six') })),
    ).toEqual(['2 look']);
  });

  it('say why the first box that is no number cannot be read', () => {
    const unread = (...typed: string[]) =>
      checkLines(RECEIVER, { answer: number('17'), lines: boxes(...typed) })?.unread;
    expect(unread('1/10', '0', '6', 'five', '5 r 2')).toEqual({
      problem: 'letters',
      named: 'five',
    });
    expect(unread('1 r 2', '0', '6')).toEqual({ problem: 'remainder' });
    expect(unread('1/10', 'pts', '7')).toBeUndefined();
  });

  it('are none where nothing was written, or about lines that the step has not', () => {
    const answer = number('17');
    for (const lines of [
      undefined,
      [],
      boxes('', ' ', ''),
      [{ of: [5], typed: '5' }],
      [{ of: [], typed: '5' }],
    ]) {
      expect(checkLines(RECEIVER, { answer, lines })).toBeNull();
    }
  });
});

describe('the groups of a team', () => {
  const TEAM = makeTeamStepContext([
    { label: 'Quarterback', value: number('28 1/10') },
    { label: 'Running Back 1', value: number('31 1/5') },
    { label: 'Running Back 2', value: number('16 9/10') },
    { label: 'Kicker', value: number('8') },
  ]);

  it('are each the sum of their starters; who is in none counts as given', () => {
    const lines = [{ of: [0, 2], typed: '45' }];
    expect(checkLines(TEAM, { answer: number('84'), lines })).toEqual({
      marks: [{ of: [0, 2], fits: true }],
      addsUp: false,
      sum: null,
    });
    expect(
      checkLines(TEAM, { answer: number('83 1/5'), lines: [{ of: [0, 2], typed: '44' }] }),
    ).toMatchObject({
      marks: [{ of: [0, 2], fits: false }],
      addsUp: true,
    });
  });
});
