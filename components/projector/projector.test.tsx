import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followStream } from '@/components/live/follow-stream';
import type {
  LeagueDriveDto,
  PlayingFieldDto,
  PlayingFieldUpdateDto,
} from '@/lib/data/league-week/dto';
import { closestFinishes } from '@/lib/domain/week/close-finish';
import { ProjectedClassDriveScreen } from './class-drive-screen';
import { laneGridStyles } from './lane-grid-styles';
import { ProjectedLeaderboardScreen } from './leaderboard-screen';
import { ProjectedPhotoFinishQuizScreen } from './photo-finish-screen';
import { ProjectedPlayingFieldScreen } from './playing-field-screen';
import { ProjectorFooter } from './projector-footer';

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/components/live/follow-stream', () => ({ followStream: jest.fn() }));

const look = (name: string) => ({
  name,
  mascot: 'lion',
  theme: 'Red',
  helmetColor: 'DA3933',
  facemaskColor: 'FFFFFF',
});
const lane = (name: string, done: number) => ({ team: look(name), done });
const FIELD: PlayingFieldDto = {
  leagueId: 'l1',
  week: 6,
  latestWeek: 6,
  deadline: null,
  lanes: [lane('Bears', 9), lane('Foxes', 5), lane('Owls', 0)],
};
const mixed = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});

describe('the field', () => {
  let stream: Parameters<typeof followStream>[0];
  const stop = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    router.refresh.mockReset();
    jest.mocked(followStream).mockImplementation((given) => {
      stream = given;
      return stop;
    });
  });
  afterEach(() => jest.useRealTimers());
  const lanes = () => within(screen.getByRole('list', { name: 'Teams' })).getAllByRole('listitem');
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('says of each team how many ninths are done, in the end zone with a sign, and before the first one nothing at all', () => {
    render(<ProjectedPlayingFieldScreen field={FIELD} />);
    const [bears, foxes, owls] = lanes();
    expect(
      within(bears as HTMLElement).getByRole('img', { name: 'In the end zone' }),
    ).toBeVisible();
    expect(foxes).toHaveTextContent('five ninths');
    expect(owls).not.toHaveTextContent(/ninth|0/);
    expect(screen.getByRole('banner')).toHaveTextContent(
      /14 of 27 steps as a class.*1 of 3 in the end zone/,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent(/rank/i);
  });

  it('shows what has just been done, and fetches the page while the connection is away', async () => {
    const { unmount } = render(<ProjectedPlayingFieldScreen field={FIELD} />);
    await pass(2_000);
    expect(stream.url).toBe('/api/leagues/l1/stream?of=field&week=6');
    await act(async () =>
      stream.onNews({
        latestWeek: 6,
        lanes: [lane('Bears', 9), lane('Foxes', 6)],
      } satisfies PlayingFieldUpdateDto),
    );
    expect(lanes()).toHaveLength(2);
    expect(lanes()[1]).toHaveTextContent('six ninths');
    await act(async () => stream.onLost?.());
    await pass(10_000);
    expect(router.refresh).toHaveBeenCalledTimes(1);
    await act(async () =>
      stream.onNews({ latestWeek: 6, lanes: [] } satisfies PlayingFieldUpdateDto),
    );
    await pass(30_000);
    expect(router.refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Teams appear here when they have their players.')).toBeVisible();
    unmount();
    expect(stop).toHaveBeenCalled();
  });

  it.each([
    [1, 1, 1],
    [10, 1, 10],
    [11, 2, 6],
    [30, 3, 10],
    [40, 4, 10],
    [50, 4, 13],
  ])('stands %d teams in %d columns of %d', (teams, columns, rows) => {
    expect(laneGridStyles(teams)).toMatchObject({
      lanes: { '--columns': columns, '--rows': rows },
    });
  });

  it.each([
    [3, true, 2.2],
    [4, true, 2.2],
    [5, false, 2],
    [8, false, 1.25],
    [10, false, 1],
    [30, false, 1],
    [50, false, 1],
  ])('%d teams fill the screen: across it %p, and %d times as large', (teams, isWide, scale) => {
    expect(laneGridStyles(teams)).toMatchObject({ isWide, lanes: { '--scale': scale } });
  });

  it('names the nine cards on the field of a few teams', () => {
    render(<ProjectedPlayingFieldScreen field={FIELD} />);
    expect(lanes()[0]).toHaveTextContent(/^BearsQBRB1RB2WR1WR2TEKDEFTEAM/);
  });
});

describe('the class drive', () => {
  // 25 students with nine cards: 138 of 225 are right, 31 of them today.
  const DRIVE: LeagueDriveDto = {
    leagueId: 'l1',
    leagueName: 'Room 12',
    week: 6,
    latestWeek: 6,
    drive: {
      yards: mixed(61, 1, 3),
      toGo: mixed(38, 2, 3),
      card: mixed(0, 4, 9),
      share: mixed(4),
      cardsToGo: 87,
      line: 70,
    },
    today: mixed(13, 7, 9),
    weeks: null,
  };
  beforeEach(() => jest.mocked(followStream).mockImplementation(() => jest.fn()));
  const main = () => screen.getByRole('main');

  it('says where the ball is and asks one question, without the answer', () => {
    render(<ProjectedClassDriveScreen shown={DRIVE} />);
    expect(main()).toHaveTextContent(/One right card = four ninths.* yard/);
    expect(main()).toHaveTextContent(/sixty-one and one third.* yards/);
    expect(main()).toHaveTextContent(/To the goal.*thirty-eight and two thirds.*yards, 87 cards/);
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'How many more cards until the 70-yard line?',
    ]);
    expect(main()).not.toHaveTextContent(/\b(19|20) /);
  });

  it('asks about yards where not all cards are worth the same, and nothing at the goal', () => {
    const drive = { ...DRIVE.drive, cardsToGo: null } as NonNullable<LeagueDriveDto['drive']>;
    const { rerender } = render(<ProjectedClassDriveScreen shown={{ ...DRIVE, drive }} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'How many more yards until the 70-yard line?',
    );
    const goal = { ...drive, yards: mixed(100), toGo: mixed(0), line: null };
    rerender(<ProjectedClassDriveScreen shown={{ ...DRIVE, drive: goal }} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'The whole class is at the goal!',
    );
    expect(main()).not.toHaveTextContent('Show how you know.');
  });

  it('shows the weeks beside each other to be added up, and not their sum', () => {
    const weeks = [100, 100, mixed(93, 1, 3), 100, mixed(97, 7, 9)].map((yards, index) => ({
      week: index + 1,
      yards: typeof yards === 'number' ? mixed(yards) : yards,
    }));
    render(<ProjectedClassDriveScreen shown={{ ...DRIVE, weeks }} />);
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      '100Week 1',
      '100Week 2',
      expect.stringMatching(/^ninety-three and one third.*Week 3$/),
      '100Week 4',
      expect.stringMatching(/^ninety-seven and seven ninths.*Week 5$/),
    ]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'How many yards is that in all?',
    );
    // 93 1/3 + 97 7/9 + 300 = 491 1/9.
    expect(main()).not.toHaveTextContent(/491|four hundred/);
  });

  it('says that there is none where the teacher wants none', () => {
    render(<ProjectedClassDriveScreen shown={{ ...DRIVE, drive: null }} />);
    expect(main()).toHaveTextContent('This class doesn’t drive a ball together.');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});

it('shows a board with ranks, teams and numbers', () => {
  const rows = [
    { rank: 1, tied: false, team: look('Bears'), value: mixed(112, 13, 20), isOwn: false },
    { rank: 2, tied: true, team: look('Foxes'), value: mixed(99), isOwn: false },
  ];
  render(<ProjectedLeaderboardScreen title="Week 6" lead="All points." rows={rows} />);
  const [first, second] = within(screen.getByRole('list', { name: 'Week 6' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/Rank 1.*Bears.*thirteen twentieths/);
  expect(second).toHaveTextContent(/Rank 2.*Foxes tie.*99/);
});

describe('a photo finish', () => {
  const finishes = closestFinishes(
    [
      { team: look('Beavers'), value: mixed(112, 13, 20) },
      { team: look('Unicorns'), value: mixed(112, 5, 8) },
      { team: look('Zebras'), value: mixed(90, 1, 8) },
    ],
    5,
  );

  it('asks first, then shows pieces of the same size, and only then who wins and by how much', async () => {
    render(<ProjectedPhotoFinishQuizScreen when="week 6" finishes={finishes} />);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Who is ahead, and by how much?');
    expect(screen.getByRole('main')).not.toHaveTextContent(/fortieth/);
    await userEvent.keyboard(' ');
    expect(screen.getByRole('main')).toHaveTextContent(/twenty-six fortieths/);
    expect(screen.getByRole('main')).toHaveTextContent(/twenty-five fortieths/);
    expect(title).toHaveTextContent('Who is ahead, and by how much?');
    await userEvent.keyboard(' ');
    expect(title).toHaveTextContent(/^Beavers, by one fortieth.*of a point$/);
    await userEvent.keyboard('{ArrowLeft}');
    expect(title).toHaveTextContent('Who is ahead, and by how much?');
    await userEvent.keyboard('{ArrowRight} ');
    expect(screen.getByRole('heading', { name: 'Zebras' })).toBeVisible();
  });

  it('says so when there is none', () => {
    render(<ProjectedPhotoFinishQuizScreen when="week 6" finishes={[]} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'There is no photo finish yet',
    );
  });
});

describe('every screen', () => {
  const links = () =>
    Object.fromEntries(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    );

  it('leads back to where it was opened, in its week, by a link and by Escape', async () => {
    const { rerender } = render(
      <ProjectorFooter leagueId="l1" from="week" week={null} hasScreens />,
    );
    expect(links()).toEqual({
      'Escback to the week': '/teacher/leagues/l1',
      Field: '/teacher/leagues/l1/project',
      'Class drive': '/teacher/leagues/l1/project/drive',
      Leaderboard: '/teacher/leagues/l1/project/boards',
      'Photo finish': '/teacher/leagues/l1/project/finish',
    });
    rerender(<ProjectorFooter leagueId="l1" from="mistakes" week={4} />);
    expect(links()).toEqual({ 'Escback to the mistakes': '/teacher/leagues/l1/mistakes?week=4' });
    await userEvent.keyboard('{Escape}');
    expect(router.push.mock.calls).toEqual([['/teacher/leagues/l1/mistakes?week=4']]);
  });
});
