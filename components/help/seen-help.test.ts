import { HELP_SCREENS, HELP_TEXTS, readSeenHelp, seenHelpCookie } from './seen-help';

const KIM = '1f0a3c9e5b7d2468aaaaaaaaaaaaaaaa';
const LEE = '99c0ffee99c0ffee99c0ffee99c0ffee';
const textOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));

it('remembers for each account which screens were put away, on a computer that they share', () => {
  const first = seenHelpCookie('a=1; b=2', { account: KIM, screen: 'draft', secure: false });
  const second = seenHelpCookie(`a=1; seen-help=${textOf(first)}; b=2`, { account: LEE, screen: 'team', secure: false });
  const third = textOf(seenHelpCookie(`seen-help=${textOf(second)}`, { account: KIM, screen: 'dashboard', secure: false }));
  expect([...readSeenHelp(third, KIM)]).toEqual(['dashboard', 'draft']);
  expect([...readSeenHelp(third, LEE)]).toEqual(['team']);
  expect([...readSeenHelp(third, 'ffffffffffffffffffffffffffffffff')]).toEqual([]);
});

it('ignores anything else in the cookie', () => {
  expect([...readSeenHelp('draft.dashboard.nonsense.<script>', KIM)]).toEqual([]);
  expect([...readSeenHelp('1f0a3c9e-05x9_<script>-1', KIM)]).toEqual(['dashboard', 'draft']);
  expect(readSeenHelp(undefined, KIM).size).toBe(0);
  expect(readSeenHelp('', KIM).size).toBe(0);
});

it('stays small, however many students use the computer: who was here last is kept', () => {
  let cookie = '';
  for (let child = 10; child < 60; child++) {
    for (const screen of HELP_SCREENS)
      cookie = textOf(seenHelpCookie(`seen-help=${cookie}`, { account: `child${child}child`, screen, secure: false }));
  }
  expect(cookie.length).toBeLessThanOrEqual(200);
  expect(readSeenHelp(cookie, 'child59child').size).toBe(HELP_SCREENS.length);
  expect(readSeenHelp(cookie, 'child52child').size).toBe(HELP_SCREENS.length);
  expect(readSeenHelp(cookie, 'child10child').size).toBe(0);
});

it('is for the pages of students, for a year, and by https alone where there is https', () => {
  const seen = { account: KIM, screen: 'draft' } as const;
  expect(seenHelpCookie('', { ...seen, secure: false })).toBe(
    'seen-help=1f0a3c9e-5; path=/student; max-age=31536000; samesite=lax',
  );
  expect(seenHelpCookie('', { ...seen, secure: true })).toMatch(/; samesite=lax; secure$/);
});

it('helps on every screen with three sentences of at most fourteen words', () => {
  for (const screen of HELP_SCREENS) {
    expect(HELP_TEXTS[screen]).toHaveLength(3);
    for (const sentence of HELP_TEXTS[screen]) expect(sentence.split(' ').length).toBeLessThanOrEqual(14);
  }
});
