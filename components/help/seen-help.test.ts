import { HELP_SCREENS, HELP_TEXTS } from './help-texts';
import { readSeenHelp, seenHelpCookie } from './seen-help';

it('reads the screens that were put away and passes over anything else', () => {
  expect([...readSeenHelp('draft.dashboard.nonsense.<script>')]).toEqual(['dashboard', 'draft']);
  expect(readSeenHelp(undefined).size).toBe(0);
  expect(readSeenHelp('').size).toBe(0);
});

it('adds a screen to those put away before and keeps other cookies out of it', () => {
  expect(seenHelpCookie('a=1; seen-help=draft; b=2', 'team', false)).toBe(
    'seen-help=draft.team; path=/student; max-age=31536000; samesite=lax',
  );
  expect(seenHelpCookie('', 'draft', true)).toBe('seen-help=draft; path=/student; max-age=31536000; samesite=lax; secure');
  expect(seenHelpCookie('seen-help=draft', 'draft', false)).toContain('seen-help=draft;');
});

it('helps on every screen with three sentences of at most fourteen words', () => {
  for (const screen of HELP_SCREENS) {
    expect(HELP_TEXTS[screen]).toHaveLength(3);
    for (const sentence of HELP_TEXTS[screen]) expect(sentence.split(' ').length).toBeLessThanOrEqual(14);
  }
});
