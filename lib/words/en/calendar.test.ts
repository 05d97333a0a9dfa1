import { DEFAULT_PLAN, TWICE_A_WEEK_PLAN } from '@/lib/domain/calendar/league-calendar';
import { opensWhenPressedText, planInWords, weekIsDueText, weekOpensText } from './calendar';

const NEW_YORK = 'America/New_York';

it('says a plan as a teacher would', () => {
  expect(weekOpensText(7, new Date('2023-10-17T10:00:00Z'), NEW_YORK)).toBe(
    'Week 7 opens on Tuesday, October 17, at 6:00 AM.',
  );
  expect(weekIsDueText(7, new Date('2023-12-31T23:30:00Z'), 'Europe/Berlin')).toBe(
    'Week 7 is due on Monday, January 1, at 12:30 AM.',
  );
  expect(opensWhenPressedText(8)).toBe('Week 8 opens when you press the button.');
  expect(
    [DEFAULT_PLAN, TWICE_A_WEEK_PLAN, { ...DEFAULT_PLAN, openings: [] }].map(planInWords),
  ).toEqual([
    'A week opens every Tuesday at 6:00 AM. It’s due on the next Thursday at 3:00 PM.',
    'A week opens every Tuesday at 6:00 AM and Friday at 6:00 AM. It’s due on the next Thursday at 3:00 PM or Monday at 3:00 PM.',
    'A week opens when you press the button. It’s due on the next Thursday at 3:00 PM.',
  ]);
});
