import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhotoFinishLaneDto } from '@/lib/data/leaderboard/dto';
import { findPhotoFinishCloseUp } from './find-photo-finish-close-up';
import { PHOTO_FINISH_LINK_ID } from './leaderboard-href';
import { PhotoFinishDialog } from './photo-finish-dialog';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const whole = (wholeNumber: number) => ({ wholeNumber, numerator: 0, denominator: 1 });
const lane = (
  rank: number,
  name: string,
  value: number,
  before: number | null,
  isOwn = false,
): PhotoFinishLaneDto => ({
  rank,
  team: { name, mascot: 'lion', theme: 'Red', helmetColor: 'DA3933', facemaskColor: 'FFFFFF' },
  value: whole(value),
  before: before === null ? null : whole(before),
  isOwn,
});
const LANES = [
  lane(1, 'Brave Yaks', 90, 100),
  lane(2, 'Mine', 80, 90, true),
  lane(3, 'Quiet Bees', 50, null),
];

function finish(lanes = LANES, run = { isLatest: false, fromStart: false }) {
  return render(
    <>
      <a id={PHOTO_FINISH_LINK_ID} href="#finish">
        Run
      </a>
      <PhotoFinishDialog
        lanes={lanes}
        week={6}
        {...run}
        closeUp={findPhotoFinishCloseUp(lanes)}
        href="/student/leaderboards"
      />
    </>,
  );
}

it('says in words where each team was and where it is now', () => {
  finish();
  const lanes = within(screen.getByRole('list', { name: 'From week 5 to week 6' })).getAllByRole(
    'listitem',
  );
  expect(lanes.map((item) => item.textContent)).toEqual([
    'Rank 1Brave Yaks: one hundred in week 5, 90',
    'Rank 2Mine (you): ninety in week 5, 80',
    'Rank 3Quiet Bees50',
  ]);
});

it('runs to scale: a lane begins where its team was the week before and ends where it is now', () => {
  const { container } = finish();
  const runs = [...container.querySelectorAll<HTMLElement>('.lane-runner')].map(({ style }) => [
    style.getPropertyValue('--from'),
    style.getPropertyValue('--to'),
  ]);
  expect(runs).toEqual([
    ['100.00%', '80.00%'],
    ['80.00%', '60.00%'],
    ['0.00%', '0.00%'],
  ]);
});

it('never runs backward in a week that is still open: all start together, and the rings stay where teams were', () => {
  const { container } = finish(LANES, { isLatest: true, fromStart: true });
  const runs = [...container.querySelectorAll<HTMLElement>('.lane-runner')].map(({ style }) => [
    style.getPropertyValue('--from'),
    style.getPropertyValue('--to'),
  ]);
  expect(runs).toEqual([
    ['0.00%', '90.00%'],
    ['0.00%', '80.00%'],
    ['0.00%', '50.00%'],
  ]);
  expect(screen.getByRole('list', { name: 'Week 6 so far' })).toHaveTextContent(
    'Brave Yaks: one hundred in week 5, 90',
  );
});

it('never runs backward in a season whose week is still open, even where that week is below zero', () => {
  const { container } = finish(LANES, { isLatest: true, fromStart: false });
  const [first] = container.querySelectorAll<HTMLElement>('.lane-runner');
  expect(first?.style.getPropertyValue('--from')).toBe(first?.style.getPropertyValue('--to'));
});

it('starts anew when asked, and goes back to the ranks and to the link that it came from', async () => {
  const { container } = finish();
  const before = container.querySelector('.lane-runner');
  await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
  expect(container.querySelector('.lane-runner')).not.toBe(before);
  await act(async () => screen.getByRole('button', { name: 'See the ranks' }).click());
  expect(router.replace).toHaveBeenCalledWith('/student/leaderboards', { scroll: false });
  expect(screen.getByRole('link', { name: 'Run' })).toHaveFocus();
});

it('opens again for whoever asks again before the ranks are there', async () => {
  finish();
  for (let times = 0; times < 3; times++) {
    await act(async () => screen.getByRole('button', { name: 'See the ranks' }).click());
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Run' }));
    expect(screen.getByRole('dialog', { name: 'Photo finish' })).toBeVisible();
  }
});

it('enlarges one whole where teams are that close, with exact gaps', () => {
  const ahead = { wholeNumber: 80, numerator: 1, denominator: 4 };
  finish([{ ...lane(1, 'Brave Yaks', 80, 100), value: ahead }, lane(2, 'Mine', 80, 90, true)]);
  const close = screen.getByRole('region', { name: '2 teams between 80 and 81, up close' });
  expect(close).toHaveTextContent('one fourth14 from Mine (you) to Brave Yaks');
});
