import { jerseyOf } from './jersey';

const SEAHAWK = {
  name: 'Geno Smith',
  position: 'QB',
  team: 'SEA',
  primaryColor: '#002244',
  secondaryColor: '#69be28',
  jerseyNumber: 7,
} as const;
const PAINT = { fill: '#002244', trim: '#69be28', ink: '#ffffff' };

it('has the number large and the initials small', () => {
  expect(jerseyOf(SEAHAWK)).toEqual({ ...PAINT, big: '7', small: 'GS' });
});

it('has the initials large and the position small where the number is not known', () => {
  expect(jerseyOf({ ...SEAHAWK, jerseyNumber: null })).toEqual({
    ...PAINT,
    big: 'GS',
    small: 'QB',
  });
});

it('has the number 0 as any other number', () => {
  expect(jerseyOf({ ...SEAHAWK, jerseyNumber: 0 })).toEqual({ ...PAINT, big: '0', small: 'GS' });
});

it('has the abbreviation of the team on a defense, whatever its name', () => {
  const defense = { ...SEAHAWK, name: 'Seattle Seahawks', position: 'DEF' } as const;
  expect(jerseyOf({ ...defense, jerseyNumber: null })).toEqual({
    ...PAINT,
    big: 'SEA',
    small: 'DEF',
  });
  expect(jerseyOf(defense)).toEqual({ ...PAINT, big: 'SEA', small: 'DEF' });
});

it.each([
  ['C.J. Stroud', 'CS'],
  ['Patrick Mahomes II', 'PM'],
  ['Odell Beckham Jr.', 'OB'],
  ['Michael Pittman jr', 'MP'],
  ['Robert Griffin III', 'RG'],
  ['Steve Smith Sr.', 'SS'],
  ['Will Fuller V', 'WF'],
  ['Kyle Doe IV', 'KD'],
  ['Amon-Ra  St. Brown', 'AB'],
  ['Jrue Ivory', 'JI'],
  ['Ali Elijr', 'AE'],
  ['Neymar', 'N'],
  ['', ''],
])('takes the first letters of the first and the last name of "%s": %s', (name, initials) => {
  expect(jerseyOf({ ...SEAHAWK, name }).small).toBe(initials);
});

it.each([
  [
    'two colors that differ',
    '#000000',
    '#ffffff',
    { fill: '#000000', trim: '#ffffff', ink: '#ffffff' },
  ],
  [
    'the same color twice',
    '#000000',
    '#000000',
    { fill: '#000000', trim: '#ffffff', ink: '#ffffff' },
  ],
  [
    'a second color that is nearly the first',
    '#ffffff',
    '#eeeeee',
    { fill: '#ffffff', trim: '#000000', ink: '#000000' },
  ],
  // White on #dadada has a contrast of 1.398, on #d9d9d9 of 1.412; trim is visible from 1.4 on.
  [
    'a second color just too near',
    '#ffffff',
    '#dadada',
    { fill: '#ffffff', trim: '#000000', ink: '#000000' },
  ],
  [
    'a second color just far enough',
    '#ffffff',
    '#d9d9d9',
    { fill: '#ffffff', trim: '#d9d9d9', ink: '#000000' },
  ],
])('is painted so that trim and ink are seen: %s', (_, primaryColor, secondaryColor, paint) => {
  for (const round of ['first', 'second']) {
    const { fill, trim, ink } = jerseyOf({ ...SEAHAWK, primaryColor, secondaryColor });
    expect([round, { fill, trim, ink }]).toEqual([round, paint]);
  }
});
