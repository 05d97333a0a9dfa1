import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  awardStickerAction,
  giveMoreTriesAction,
  removeStickerAction,
} from '@/lib/actions/student-record';
import type { StudentStickerDto, WorkWithoutTriesLeftDto } from '@/lib/data/student/dto';
import { PRESET_TEACHER_STICKER_REASONS } from '@/lib/domain/team/stickers';
import { AwardStickerForm, GiveMoreTriesList, StudentStickers } from './student-changes';

jest.mock('@/lib/actions/student-record', () => ({
  awardStickerAction: jest.fn(),
  giveMoreTriesAction: jest.fn(),
  removeStickerAction: jest.fn(),
}));
const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const award = jest.mocked(awardStickerAction);
const give = jest.mocked(giveMoreTriesAction);
const remove = jest.mocked(removeStickerAction);
const PLACE = { leagueId: 'l1', studentId: 's1' };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const lost = { ok: false, error: { code: 'unavailable', message: 'Please try again.' } } as const;

beforeEach(() => {
  for (const action of [award, give, remove]) action.mockReset();
  router.refresh.mockReset();
});

describe('more tries', () => {
  const USED_UP: WorkWithoutTriesLeftDto[] = [
    { work: { kind: 'card', week: 5, step: 'RB1' }, title: 'Week 5, Running back 1' },
    { work: { kind: 'card', week: 5, step: 'RB2' }, title: 'Week 5, Running back 2' },
  ];

  it.each([
    [true, 'Week 5, Running back 2: 6 more tries.'],
    [false, 'Week 5, Running back 2 is already open.'],
  ])('are given at the step whose button was pressed (opened: %s)', async (opened, said) => {
    give.mockResolvedValue({ ok: true, data: { opened, tries: 6 } });
    render(<GiveMoreTriesList {...PLACE} usedUp={USED_UP} />);
    await press(/^Give more tries.*Running back 2/);
    expect(give).toHaveBeenCalledWith({
      ...PLACE,
      work: { kind: 'card', week: 5, step: 'RB2' },
    });
    expect(await screen.findByText(said)).toBeVisible();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('are not there while no step is used up, but what was just done is still said', async () => {
    give.mockResolvedValue({ ok: true, data: { opened: true, tries: 6 } });
    const { rerender } = render(<GiveMoreTriesList {...PLACE} usedUp={USED_UP.slice(0, 1)} />);
    await press(/^Give more tries.*Running back 1/);
    rerender(<GiveMoreTriesList {...PLACE} usedUp={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(await screen.findByText(/6 more tries/)).toBeVisible();
  });

  it('that are refused stay on offer', async () => {
    give.mockResolvedValue(lost);
    render(<GiveMoreTriesList {...PLACE} usedUp={USED_UP} />);
    await press(/^Give more tries.*Running back 1/);
    expect(await screen.findByText('Please try again.')).toBeVisible();
    expect(router.refresh).not.toHaveBeenCalled();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
});

describe('the stickers', () => {
  const sticker = (id: string, more: Partial<StudentStickerDto> = {}) =>
    ({
      id,
      week: 5,
      reason: `Reason ${id}`,
      time: 'Oct 20',
      byHand: true,
      ...more,
    }) as StudentStickerDto;
  const STICKERS = [
    sticker('a', { byHand: false }),
    sticker('b'),
    sticker('c', { week: 0, reason: 'Reason b' }),
  ];

  it('tell where each is from', () => {
    render(<StudentStickers {...PLACE} stickers={STICKERS} canChange />);
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said).toEqual([
      'Reason aWeek 5, earned, Oct 20',
      expect.stringContaining('Week 5, given by hand, Oct 20'),
      expect.stringMatching(/^Reason bgiven by hand/),
    ]);
  });

  it('given by hand can be taken back, also where two have the same reason', async () => {
    remove.mockResolvedValue({ ok: true, data: { done: true } } as never);
    render(<StudentStickers {...PLACE} stickers={STICKERS} canChange />);
    const buttons = screen.getAllByRole('button', { name: 'Take back: Reason b' });
    expect(screen.getAllByRole('button')).toEqual(buttons);
    await userEvent.click(buttons[1] as HTMLElement);
    expect(remove).toHaveBeenCalledWith({ ...PLACE, stickerId: 'c' });
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  });

  it('of a season that is over stay as they are', () => {
    render(<StudentStickers {...PLACE} stickers={STICKERS} canChange={false} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are said to be none', () => {
    render(<StudentStickers {...PLACE} stickers={[]} canChange />);
    expect(screen.getByText('No stickers yet.')).toBeVisible();
  });
});

describe('giving a sticker', () => {
  const reasons = () => screen.getByLabelText('A sticker for');
  const words = () => screen.queryByLabelText('What it’s for');
  const sent = () => award.mock.lastCall?.[0] as { operationId: string };
  const giveIt = () => press('Give the sticker');

  beforeEach(() => award.mockResolvedValue({ ok: true, data: { done: true } } as never));

  it('sends a reason of the list without words', async () => {
    render(<AwardStickerForm {...PLACE} />);
    expect(within(reasons()).getAllByRole('option')).toHaveLength(
      PRESET_TEACHER_STICKER_REASONS.length + 1,
    );
    await userEvent.selectOptions(reasons(), 'helped-classmate');
    expect(words()).toBeNull();
    await giveIt();
    expect(sent()).toEqual({
      ...PLACE,
      kind: 'helped-classmate',
      words: '',
      operationId: expect.any(String),
    });
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  });

  it('sends own words without a kind, and empties their box for the next', async () => {
    render(<AwardStickerForm {...PLACE} />);
    await userEvent.selectOptions(reasons(), 'My own words');
    await userEvent.type(words() as HTMLElement, 'For the bake sale');
    await giveIt();
    expect(sent()).toMatchObject({ kind: null, words: 'For the bake sale' });
    await waitFor(() => expect(words()).toHaveValue(''));
  });

  it('repeats a lost one as the same sticker, and gives a second one as another', async () => {
    award.mockResolvedValueOnce(lost);
    render(<AwardStickerForm {...PLACE} />);
    await giveIt();
    expect(await screen.findByText('Please try again.')).toBeVisible();
    const { operationId: first } = sent();
    await giveIt();
    await waitFor(() => expect(award).toHaveBeenCalledTimes(2));
    expect(sent().operationId).toBe(first);
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
    await giveIt();
    await waitFor(() => expect(award).toHaveBeenCalledTimes(3));
    expect(sent().operationId).not.toBe(first);
  });

  it('keeps words that were refused, and says why at their box', async () => {
    const why = 'Please say what it’s for.';
    award.mockResolvedValue({
      ok: false,
      error: { code: 'invalid-input', message: why, fieldErrors: { words: why } },
    });
    render(<AwardStickerForm {...PLACE} />);
    await userEvent.selectOptions(reasons(), 'My own words');
    await userEvent.type(words() as HTMLElement, '!');
    await giveIt();
    await waitFor(() => expect(words()).toHaveFocus());
    expect(words()).toHaveAccessibleDescription(expect.stringContaining(why));
    expect(words()).toHaveValue('!');
  });
});
