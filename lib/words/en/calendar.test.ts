import { DEFAULT_PLAN, TWICE_A_WEEK_PLAN } from '@/lib/domain/calendar/league-calendar';
import { planInWords } from './calendar';

it('says a plan as a teacher would', () => {
  expect(
    [DEFAULT_PLAN, TWICE_A_WEEK_PLAN, { ...DEFAULT_PLAN, openings: [] }].map(planInWords),
  ).toEqual([
    'A week opens every Tuesday at 6:00 AM. It’s due on the next Thursday at 3:00 PM.',
    'A week opens every Tuesday at 6:00 AM and Friday at 6:00 AM. It’s due on the next Thursday at 3:00 PM or Monday at 3:00 PM.',
    'A week opens when you press the button. It’s due on the next Thursday at 3:00 PM.',
  ]);
});
