import fc from 'fast-check';
import { checkTeamName, generateTeamName } from './team-names';
import { TEAM_NAMES } from './teams';

describe('generateTeamName', () => {
  const nflNicknames = Object.values(TEAM_NAMES).map((name) => name.split(' ').at(-1));

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
    // Harmless words that hold a refused one.
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
    ['', 'at least 2'],
    [' A ', 'at least 2'],
    ['1234567890123456789012345678901', 'at most 30'],
    ['Otters!', 'Use only'],
    ['<b>Otters</b>', 'Use only'],
    ['Otters 😀', 'Use only'],
    ['\u0430\u0455\u0455', 'Use only'],
    ["-'&", 'at least one letter'],
    ['Shit Heads', 'kind to everyone'],
    ['sh1theads', 'kind to everyone'],
    ['F u c k', 'kind to everyone'],
    ['fu-ck', 'kind to everyone'],
    ['fuuuuck', 'kind to everyone'],
    ['Fück Yeah', 'kind to everyone'],
    ['The ASS', 'kind to everyone'],
    ['The Killers', 'kind to everyone'],
  ])('refuses "%s"', (text, words) => {
    expect(checkTeamName(text)).toEqual({ ok: false, message: expect.stringContaining(words) });
  });
});
