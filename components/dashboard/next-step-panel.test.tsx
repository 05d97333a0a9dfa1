import { render, screen } from '@testing-library/react';
import type { StudentDashboardDto, TaskDto } from '@/lib/data/week/dto';
import { NextStepPanel } from './next-step-panel';

const task = (number: TaskDto['task'], state: TaskDto['state']): TaskDto => ({
  task: number,
  title: `Task ${number}`,
  description: '',
  href: state === 'waiting' ? null : `/task-${number}`,
  late: false,
  state,
  note: null,
});

const dashboard = (part: Partial<StudentDashboardDto> = {}): StudentDashboardDto => ({
  firstName: 'Kim',
  leagueName: null,
  drive: null,
  season: 2023,
  week: 6,
  nextWeek: 7,
  comesNext: 'New box scores come out when your teacher opens week 7.',
  seasonActive: true,
  leagueEnded: false,
  pauses: [],
  team: {
    name: 'Cosmic Otters',
    mascot: 'eagle',
    theme: 'Teal',
    helmetColor: '006442',
    facemaskColor: 'FFFFFF',
  },
  mvpPoints: 0,
  weekMvpPoints: 0,
  stickers: [],
  deadline: { at: '2023-10-19T19:00:00.000Z', text: 'Thursday, Oct 19, 3:00 PM', passed: true },
  tasks: [task(1, 'done'), task(2, 'done'), task(3, 'done'), task(4, 'done'), task(5, 'waiting')],
  correctedWeeks: [],
  missingPlayers: null,
  cards: [],
  award: null,
  ...part,
});

const show = (part: Partial<StudentDashboardDto>) => {
  const { container } = render(<NextStepPanel dashboard={dashboard(part)} />);
  return {
    title: screen.getByRole('heading', { level: 2 }).textContent,
    text: container.textContent,
  };
};

it('leads to the draft before anything else while the team lacks players', () => {
  const { title, text } = show({ missingPlayers: '1 kicker' });
  expect(title).toBe('Finish your draft');
  expect(text).toContain('Your team still needs 1 kicker.');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/student/draft');
});

it('leads nowhere when only a locked lineup is left', () => {
  const { title, text } = show({});
  expect(title).toBe('You’re all set for this week');
  expect(text).toContain('Great work. New box scores come out when your teacher opens week 7.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('praises no one for a week in which nothing could be done', () => {
  const waiting = ([1, 2, 3, 4, 5] as const).map((number) => task(number, 'waiting'));
  expect(show({ week: 0, nextWeek: 1, tasks: waiting }).title).toBe('Nothing to do right now');
});

it('sends a student whose week can’t be read to the teacher, and to no task', () => {
  const { title, text } = show({ isWeekUnreadable: true, tasks: [] });
  expect(title).toBe('Tell your teacher');
  expect(text).not.toContain('Nothing to do');
  expect(screen.queryByRole('link')).toBeNull();
});

it('announces no new box scores after the last week', () => {
  const { title, text } = show({ week: 18, nextWeek: null, comesNext: null });
  expect(title).toBe('You finished the season!');
  expect(text).not.toContain('come out');
});

it('asks for no draft while nothing can be changed', () => {
  const pauses = [{ by: 'season', teacher: null, since: null, sentence: '' }] as const;
  expect(show({ seasonActive: false, pauses: [...pauses], missingPlayers: '1 kicker' }).title).toBe(
    'The season is paused',
  );
  document.body.innerHTML = '';
  const own = [
    { by: 'class', teacher: 'Ms. Rivera', since: 'Wednesday, Oct 18, 11:00 AM', sentence: '' },
  ] as const;
  expect(show({ seasonActive: false, pauses: [...own], missingPlayers: '1 kicker' }).title).toBe(
    'Your class is paused',
  );
});

const card = (key: 'QB' | 'RB1' | 'TEAM', done: boolean): StudentDashboardDto['cards'][number] => ({
  key,
  done,
  player: key === 'TEAM' ? null : { ...PLAYER, name: `The ${key}` },
});
const PLAYER = {
  id: 1,
  name: '',
  position: 'QB',
  team: 'BUF',
  teamName: 'Bills',
  primaryColor: '#00338d',
  secondaryColor: '#c60c30',
  jerseyNumber: 17,
  byeWeek: 13,
} as const;

it.each([
  ['Start with The QB', [false, false, false]],
  ['Go on with The RB1', [true, false, false]],
  ['Add up your team', [true, true, false]],
])('says on the button whose card is next: %s', (name, [qb, rb, team]) => {
  show({
    tasks: [task(2, 'next')],
    cards: [card('QB', qb ?? false), card('RB1', rb ?? false), card('TEAM', team ?? false)],
  });
  expect(screen.getByRole('link')).toHaveAccessibleName(name);
});

it('shows each card with its state in a word, and how many are done', () => {
  const { text } = show({
    tasks: [task(2, 'next')],
    cards: [card('QB', true), card('RB1', false), card('TEAM', false)],
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '17QB: done',
    '17RB1: next',
    'Team: to do',
  ]);
  expect(text).toContain('1 of 3 worked out');
});

it('leads to a sticker that waits beside the helmet, and only then', () => {
  show({ stickers: [{ x: 20, y: 70 }, null] });
  expect(screen.getByRole('link', { name: 'Put on your new sticker' })).toHaveAttribute(
    'href',
    '/student/team#stickers',
  );
  document.body.innerHTML = '';
  show({ stickers: [{ x: 20, y: 70 }] });
  expect(screen.queryByRole('link')).toBeNull();
});
