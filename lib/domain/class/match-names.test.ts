import fc from 'fast-check';
import { type MatchableStudent, matchNames, splitLinesKeepingInnerBlanks } from './match-names';

const student = (name: string, more: Partial<MatchableStudent> = {}): MatchableStudent => {
  const [, firstName = '', lastInitial = ''] = /^(.+?)(?: (\p{L})\.)?$/u.exec(name) ?? [];
  return { studentId: more.username ?? name, firstName, lastInitial, ...more };
};
const CLASS = [
  'José G.',
  'Mary Ann K.',
  'Chidi O.',
  'Dylan P.',
  'Maya R.',
  'Samir Q.',
  'Ella T.',
  'Renée D.',
  'Bo',
].map((name) => student(name));
const EMMAS = [
  student('Emma J.', { username: 'emma.j.otter42', ownReference: '10071' }),
  student('Emma J.', { username: 'emma.j.fox21', ownReference: '10074' }),
];

const read = (text: string, students = [...CLASS, ...EMMAS]) =>
  matchNames(splitLinesKeepingInnerBlanks(text), students).map((match) =>
    'studentId' in match ? `${match.kind} ${match.studentId}` : match.kind,
  );

describe('a line of a teacher’s own list', () => {
  it.each([
    ['García, José', 'sure José G.'],
    ['garcia, jose', 'sure José G.'],
    ['GARCÍA LÓPEZ, JOSÉ LUIS', 'sure José G.'],
    ['José García', 'sure José G.'],
    ['Kim, Mary Ann', 'sure Mary Ann K.'],
    ['Mary Ann Kim', 'sure Mary Ann K.'],
    ['Okafor, Chidi R.', 'sure Chidi O.'],
    ['Okafor Jr., Chidi', 'sure Chidi O.'],
    ['Chidi Okafor III', 'sure Chidi O.'],
    ['Rossi\tMaya', 'sure Maya R.'],
    ['Maya\tRossi', 'sure Maya R.'],
    ['10019\tRossi, Maya\tF', 'sure Maya R.'],
    ['de la Torre, Ella', 'sure Ella T.'],
    ['Dubois, Renée', 'sure Renée D.'],
    ['Dubois, Renee', 'sure Renée D.'],
    ['10071', 'sure emma.j.otter42'],
    ['Johnson, Emma\t10074', 'sure emma.j.fox21'],
    ['emma.j.fox21', 'sure emma.j.fox21'],
    ['Perez, D.', 'guess Dylan P.'],
    ['Quinn, Sam', 'guess Samir Q.'],
    ['Bo Peterson', 'guess Bo'],
    ['Rossi, Anna Maya', 'guess Maya R.'],
    ['Johnson, Emma', 'ask'],
    ['Rossi, Mia', 'ask'],
    ['Student Name', 'ask'],
    ['Zed, Zoe', 'ask'],
  ])('%j is %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it('takes no student twice, and asks where two lines want the same one', () => {
    expect(read('Rossi, Maya\nRossi, Maya\nGarcía, José')).toEqual(['ask', 'ask', 'sure José G.']);
    expect(read('10071\nJohnson, Emma')).toEqual(['sure emma.j.otter42', 'sure emma.j.fox21']);
    expect(read('Johnson, Emma\nJohnson, Emma R.')).toEqual(['ask', 'ask']);
  });

  it('is never sure of another initial', () => {
    expect(read('Smith, José')).toEqual(['ask']);
    expect(read('Quinn, Samantha', [student('Sam Q.')])).toEqual(['guess Sam Q.']);
  });
});

it('empty lines inside a list keep their place, those around it go', () => {
  expect(splitLinesKeepingInnerBlanks('\n\n García, José \r\n\r\nRossi,\u00a0Maya\n\n')).toEqual([
    'García, José',
    '',
    'Rossi, Maya',
  ]);
  expect(splitLinesKeepingInnerBlanks(' \n')).toEqual([]);
  expect(read('García, José\n\nRossi, Maya')).toEqual(['sure José G.', 'empty', 'sure Maya R.']);
});

it('finds everyone by their own reference, in any order, and gives each line exactly one answer', () => {
  const everyone = [...CLASS, ...EMMAS].map((each, index) => ({
    ...each,
    ownReference: `20${index + 10}`,
  }));
  fc.assert(
    fc.property(
      fc.shuffledSubarray(everyone),
      fc.array(fc.string({ maxLength: 30 }), { maxLength: 5 }),
      (some, noise) => {
        const lines = splitLinesKeepingInnerBlanks(
          [...some.map(({ ownReference }) => ownReference ?? ''), ...noise].join('\n'),
        );
        const matches = matchNames(lines, everyone);
        expect(matches).toHaveLength(lines.length);
        const ids = matches.flatMap((match) => ('studentId' in match ? [match.studentId] : []));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.slice(0, some.length)).toEqual(some.map(({ studentId }) => studentId));
      },
    ),
  );
});
