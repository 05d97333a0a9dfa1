import { lookAlikeKey } from './look-alike';
import { checkNameInClass, checkTypedTeamName, containsPersonName } from './name-rules';

describe('a typed name by itself', () => {
  it.each([
    ...[
      'kys',
      'K Y S',
      'k.y.s',
      'kms',
      'White Power',
      'WhitePower',
      'wh1te p0wer',
      '1488',
      '14 88',
      'I488',
      'Team 1488',
      '88-14',
    ],
    ...[
      'puta',
      'PUTA',
      'Put4',
      'p u t a',
      'Putas',
      'mierda',
      'M1erda',
      'cabrón',
      'CABRON',
      'pendejos',
      'Chinga Tu',
      'maricón',
    ],
    ...[
      'Sh1t Team',
      'Fuuuck',
      'n1gg3rs',
      'Fat Cats',
      'You Are Ugly',
      'H8 hitler',
      'Sieg Heil',
      'fück',
      'ｆｕｃｋ',
      'bıtch',
    ],
  ])('is refused when it is unkind in English or Spanish, however it is written: %s', (name) => {
    expect(checkTypedTeamName(name).ok).toBe(false);
  });

  it.each([
    ...[
      'Essex Eagles',
      'Classy Bass',
      'Grape Sodas',
      'Los Tigres',
      'Las Águilas',
      'Computadoras',
      'Team 14',
      'Math Wizards',
    ],
    ...[
      'Mass Effect',
      'Hot Shots',
      'Red Zone',
      'Pick Six',
      'Hail Mary',
      'The Assassins',
      'Fast Cats',
      'Sack Attack',
      'Cumulus Clouds',
    ],
    ...[
      'Total Domination',
      'Blue Lions',
      'Pass Rush',
      'Bayside Tigers',
      'Ñandú Runners',
      'Fatima Fans',
      'Slope Dogs',
    ],
  ])('may wait for the teacher when it is harmless: %s', (name) => {
    expect(checkTypedTeamName(name)).toEqual({ ok: true, name });
  });
});

describe('in a class', () => {
  const people = ['Maya', 'Kim', 'Bo', 'Ms. Rivera', 'Ángel', 'Mary Ann'];
  it.each([
    ...[
      'Maya',
      'MAYA',
      'Maya Is Fat',
      'MayaIsFat',
      'M4ya',
      'Mаyа',
      'М а у а',
      'Maya1',
      'Mayaa',
      'Ma\u200Bya',
      'M-a-y-a',
      'xX_Maya_Xx',
    ],
    ...[
      'Ms Rivera',
      'Rivera',
      'R1vera Rules',
      'Kim',
      'K1m',
      'Kım',
      'Kim1',
      'Team Kim',
      'Bo',
      'Bo Cats',
      'Angel Wings',
      'ÁNGEL',
      'MaryAnn',
    ],
  ])('nobody’s name is a team’s, however it is written: %s', (name) => {
    expect(containsPersonName(name, people)).toBe(true);
  });

  it.each([
    'Bobcats',
    'Kimono',
    'The Teachers',
    'Bold Runners',
    'Los Tigres',
    'Mr Touchdown',
    'An Apple',
  ])('a short name inside another word is nobody’s: %s', (name) =>
    expect(containsPersonName(name, people)).toBe(false),
  );

  it('says the same of a classmate, of the teacher and of a user name', () => {
    const names = { teams: [], people, userNames: ['kim.l.otter42'] };
    const [first, ...others] = ['Maya Fans', 'Rivera Fans', 'Kim L Otter42'].map((name) =>
      checkNameInClass(name, names),
    );
    expect(first).toMatchObject({ ok: false });
    expect(others).toEqual([first, first]);
    expect(checkNameInClass('Otter Power', names)).toMatchObject({ ok: true });
  });

  it('no two teams look alike', () => {
    const names = { teams: ['Math Pirates', 'Cosmic Otters'], people: [], userNames: [] };
    for (const twin of [
      'Math Pirates',
      'math pirates',
      'MathPirates',
      'Math P1rates',
      'Mаth Pirates',
      'Máth Pırates',
      'Math Piratess',
      'Cosmic 0tters',
    ]) {
      expect([twin, checkNameInClass(twin, names).ok]).toEqual([twin, false]);
    }
    expect(checkNameInClass('Math Parrots', names).ok).toBe(true);
  });
});

it('sees one text in what looks like one, by Unicode’s table and beyond', () => {
  const groups = [
    ['paypal', 'раураl', 'PAYPAL', 'pаypаl', 'p a y p a l', 'páypál', 'paypa1'],
    ['modern', 'modem', 'rnodern'],
    ['Illinois', 'lllinois', '1llinois', 'ıllınois'],
  ];
  for (const group of groups) expect(new Set(group.map(lookAlikeKey)).size).toBe(1);
});
