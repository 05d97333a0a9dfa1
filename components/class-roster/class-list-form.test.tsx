import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addStudentsAction } from '@/lib/actions/class-roster';
import type { LoginCardDto } from '@/lib/data/class-roster/dto';
import { forgetCards, keepLines, peekCards } from './card-memory';
import { ClassListForm } from './class-list-form';

jest.mock('@/lib/actions/class-roster', () => ({ addStudentsAction: jest.fn() }));
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const add = jest.mocked(addStudentsAction);
const box = () => screen.getByLabelText('Your class list');
const paste = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};
const make = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

function cardOf({ firstName, lastInitial }: { firstName: string; lastInitial: string }): LoginCardDto {
  const username = `${firstName.toLowerCase()}.otter42`;
  return { studentId: username, firstName, lastInitial, username, passphrase: 'otter lamp violet', animal: 'otter', once: false };
}

beforeEach(() => {
  push.mockReset();
  forgetCards();
  keepLines([]);
  add.mockReset().mockImplementation(async ({ students }) => ({ ok: true, data: students.map(cardOf) }));
});

describe('the class list', () => {
  it('shows what is kept of each line and sends nothing but that', async () => {
    render(<ClassListForm leagueId="l1" present={[]} />);
    await paste('Ada Lovelace\n2. "Chen, Bo"\n');
    const kept = await screen.findByRole('region', { name: 'We’ll keep these 2 names' });
    expect(
      within(kept)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.trim()),
    ).toEqual(['Ada L.', 'Bo C.']);
    await make(/Make 2 accounts/);
    await waitFor(() => expect(push).toHaveBeenCalledWith('/teacher/leagues/l1/roster/cards'));
    expect(JSON.stringify(add.mock.calls)).not.toMatch(/Lovelace|Chen/);
    expect(peekCards('l1')).toHaveLength(2);
    expect(peekCards('another league')).toBeNull();
  });

  it('says why a line cannot be read and keeps it for the next time', async () => {
    const { unmount } = render(<ClassListForm leagueId="l1" present={[]} />);
    await paste('Ada L\nA!da\n12');
    expect(await screen.findByText('2 lines need a look')).toBeVisible();
    expect(screen.getByText(/Line 2,.*can only have letters, ', and -/)).toBeVisible();
    await make(/Make 1 account/);
    await waitFor(() => expect(push).toHaveBeenCalled());
    unmount();
    render(<ClassListForm leagueId="l1" present={[]} />);
    expect(box()).toHaveValue('A!da\n12');
  });

  it('asks which column is which only when it cannot know', async () => {
    render(<ClassListForm leagueId="l1" present={[]} />);
    await paste('Ada L');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await paste('\nBo\tChen');
    await userEvent.click(await screen.findByRole('radio', { name: 'First name, then last name' }));
    expect(await screen.findByText('Bo C.')).toBeVisible();
  });

  it('wonders about a name that is there already', async () => {
    render(<ClassListForm leagueId="l1" present={['Ada L.']} />);
    await paste('Ada L\nBo C\nBo C');
    expect(await screen.findByText('already in the league?')).toBeVisible();
    expect(screen.getByText('on the list twice?')).toBeVisible();
  });

  it('goes on with the very part whose answer was lost, under the same operation, until all have a card', async () => {
    render(<ClassListForm leagueId="l1" present={[]} />);
    await paste(Array.from({ length: 23 }, (_, at) => `Kid${'abcdefghijklmnopqrstuvwxyz'[at]} L`).join('\n'));
    add.mockImplementationOnce(async ({ students }) => ({ ok: true, data: students.map(cardOf) }));
    add.mockRejectedValueOnce(new Error('The Wi-Fi is gone.'));
    await make(/Make 23 accounts/);
    expect(await screen.findByText('10 of 23 accounts created')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 of 23');
    expect(push).not.toHaveBeenCalled();
    await make(/Continue/);
    await waitFor(() => expect(push).toHaveBeenCalled());
    const sent = add.mock.calls.map(([input]) => input);
    expect(sent.map(({ students }) => students.length)).toEqual([10, 10, 10, 3]);
    expect(sent[2]).toEqual(sent[1]);
    expect(new Set(sent.map(({ operationId }) => operationId)).size).toBe(3);
    expect(peekCards('l1')).toHaveLength(23);
  });

  it('asks for a name before it sends anything', async () => {
    render(<ClassListForm leagueId="l1" present={[]} />);
    await make(/Make accounts/);
    expect(await screen.findByText('Please paste at least one name.')).toBeVisible();
    expect(box()).toHaveFocus();
    expect(add).not.toHaveBeenCalled();
  });
});
