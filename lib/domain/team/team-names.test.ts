import fc from 'fast-check';
import TEAMS from '@/data/teams.json';
import {
  checkTeamName,
  checkTeamNameFromTeacher,
  generateTeamName,
  generateTeamNameFromId,
  isGeneratedName,
} from './team-names';

describe('generateTeamName', () => {
  const nflNicknames = TEAMS.map(({ FullName }) => FullName.split(' ').at(-1));

  it('always gives a name that passes the check and is no NFL team', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(random, random, (first, second) => {
        const numbers = [first, second];
        const name = generateTeamName(() => numbers.shift() ?? 0);
        expect(checkTeamName(name)).toEqual({ ok: true, name });
        for (const word of name.split(' ')) expect(nflNicknames).not.toContain(word);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('checkTeamName', () => {
  it.each([
    ['Cosmic Otters', 'Cosmic Otters'],
    ["  Mia's   Team ", "Mia's Team"],
    ['Mia\u2019s Team', "Mia's Team"],
    ['Salt & Pepper', 'Salt & Pepper'],
    ['Piñata-Kids 7', 'Piñata-Kids 7'],
    ['AB', 'AB'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['Class Acts', 'Class Acts'],
    ['Essex Grasshoppers', 'Essex Grasshoppers'],
    ['Push It', 'Push It'],
    ['Peacocks', 'Peacocks'],
    ['Titans of Math', 'Titans of Math'],
    ['Hello Shells', 'Hello Shells'],
    ['Team 455', 'Team 455'],
  ])('accepts "%s"', (text, name) => {
    expect(checkTeamName(text)).toEqual({ ok: true, name });
  });

  it.each([
    ['', 'too-short'],
    [' A ', 'too-short'],
    ['1234567890123456789012345678901', 'too-long'],
    ['Otters!', 'signs'],
    ['<b>Otters</b>', 'signs'],
    ['Otters 😀', 'signs'],
    ['\u0430\u0455\u0455', 'signs'],
    ["-'&", 'no-letter'],
    ['Shit Heads', 'unkind'],
    ['sh1theads', 'unkind'],
    ['F u c k', 'unkind'],
    ['fu-ck', 'unkind'],
    ['fuuuuck', 'unkind'],
    ['Fück Yeah', 'unkind'],
    ['The ASS', 'unkind'],
    ['The Killers', 'unkind'],
  ])('refuses "%s"', (text, why) => {
    expect(checkTeamName(text)).toEqual({ ok: false, why });
  });
});

describe('names made of the app’s own words', () => {
  /** Every pair of the two lists, by chances that fall into the middle of each word's share. */
  const all = () => {
    const names = new Set<string>();
    for (let one = 0.001; one < 1; one += 0.01) {
      for (let two = 0.001; two < 1; two += 0.009) {
        const numbers = [one, two];
        names.add(generateTeamName(() => numbers.shift() ?? 0));
      }
    }
    return [...names];
  };

  it('are two words that begin with a capital, many hundreds of them, and need nobody’s yes', () => {
    const names = all();
    expect(names.length).toBeGreaterThan(2_500);
    expect(names.filter((name) => !/^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name))).toEqual([]);
    expect(names.filter((name) => !isGeneratedName(name))).toEqual([]);
  });

  it('are always the same one for the same id, from both lists', () => {
    const ids = Array.from({ length: 3_000 }, (_, index) => `student-${index}`);
    const names = ids.map(generateTeamNameFromId);
    expect(ids.map(generateTeamNameFromId)).toEqual(names);
    expect(names.filter((name) => !isGeneratedName(name))).toEqual([]);
    expect(new Set(names.map((name) => name.split(' ')[0])).size).toBe(50);
    expect(new Set(names.map((name) => name.split(' ')[1])).size).toBe(54);
    // Both words change from id to id by themselves.
    expect(new Set(names).size).toBeGreaterThan(1_000);
  });

  it.each([
    ['Cosmic Otters', true],
    ['Otters Cosmic', false],
    ['Cosmic', false],
    ['Otters', false],
    ['Cosmic Cosmic', false],
    ['Cosmic Lions', false],
    ['Grumpy Otters', false],
    ['Cosmic Otters Otters', false],
    ['cosmic otters', false],
    ['', false],
  ])('"%s": %s', (name, isOwn) => {
    expect(isGeneratedName(name)).toBe(isOwn);
  });
});

describe('what a teacher may allow', () => {
  it.each([
    ['Otters!', 'Otters!'],
    ['  Killer   Otters ', 'Killer Otters'],
    ['Mia\u2019s \u6c34', "Mia's \u6c34"],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['AB', 'AB'],
    ['\ud83e\udda6\ud83e\udda6', '\ud83e\udda6\ud83e\udda6'],
    ['x'.repeat(30), 'x'.repeat(30)],
  ])('takes %j', (text, name) => {
    expect(checkTeamNameFromTeacher(text)).toEqual({ ok: true, name });
  });

  it.each([
    [' A ', 'too-short'],
    ['\ud83e\udda6', 'too-short'],
    ['x'.repeat(31), 'too-long'],
    ['Ott\u200bers', 'invisible'],
    ['Ott\u202eers', 'invisible'],
    ['Ott\u0000ers', 'invisible'],
  ])('refuses %j', (text, why) => {
    expect(checkTeamNameFromTeacher(text)).toEqual({ ok: false, why });
  });
});

describe('why a name is refused', () => {
  it.each([
    [' A ', 'too-short'],
    ['x'.repeat(31), 'too-long'],
    ['Otters!', 'signs'],
    ["-'&", 'no-letter'],
    ['The Killers', 'unkind'],
  ])('%j', (text, why) => {
    expect(checkTeamName(text)).toEqual({ ok: false, why });
  });
});

describe('a word that is not kind', () => {
  const words =
    'ass arse cock dick cum tit titty boob sex sexy anal anus fag homo twat piss crap damn hell spic chink kike coon tranny rape rapist ' +
    'kill killer murder murderer suicide wank bimbo hoe thot milf weed meth cocaine heroin';
  const stems =
    'fuck shit bitch cunt bastard asshole dickhead whore slut pussy nigger nigga faggot retard porn penis vagina wanker bollocks ' +
    'blowjob handjob hitler nazi kkk';
  const isRefused = (text: string) => !checkTeamName(text).ok;

  it('is refused as a word of its own, one or many, in capitals, and spelled out', () => {
    const all = words.split(' ');
    for (const write of [
      (word: string) => `The ${word}`,
      (word: string) => `The ${word}s`,
      (word: string) => word.toUpperCase(),
      (word: string) => `Team ${[...word].join(' ')}`,
      (word: string) => `Team ${[...word].join('-')} Otters`,
    ]) {
      expect(all.filter((word) => !isRefused(write(word)))).toEqual([]);
    }
  });

  it('is refused inside a word where it stands in no everyday word', () => {
    const all = stems.split(' ');
    expect(all.filter((stem) => !isRefused(`x${stem}y Otters`))).toEqual([]);
    expect(all.filter((stem) => !isRefused(stem))).toEqual([]);
  });

  it.each([
    '5h1t Otters',
    'sh17',
    'a55',
    'b17ch',
    'n4z1',
    'The 8itches',
    'sl0ts of sh1t',
    'd1ckhe4d',
    "a's's",
    'H\u00e9ll',
    'hhhooohhhitler',
  ])('is refused behind other signs: %s', (text) => {
    expect(isRefused(text)).toBe(true);
  });

  it.each([
    'Assistants',
    'Cocktails',
    'Hellos',
    'Titanic',
    'Grape Shapes',
    'Skillful Otters',
    'Sussex',
    'Team 7175',
    'A B C D',
    'Hoedown',
  ])('is not found in %s', (text) => {
    expect(isRefused(text)).toBe(false);
  });
});
