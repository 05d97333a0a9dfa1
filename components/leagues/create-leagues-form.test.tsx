import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLeaguesAction } from '@/lib/actions/league';
import type { NewLeagueSetupDto } from '@/lib/data/league/dto';
import { FORM_STATUS } from '@/words/form';
import { CreateLeaguesForm } from './create-leagues-form';

jest.mock('@/lib/actions/league', () => ({ createLeaguesAction: jest.fn() }));
const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const create = jest.mocked(createLeaguesAction);
const SEASONS = {
  live: null,
  replays: [2024, 2025],
  firstDays: [
    {
      on: null,
      day: 'Wed, Oct 14',
      opens: 'Wed, Oct 14, 9:00 AM',
      due: 'Thu, Oct 15, 3:00 PM',
      next: 'Tue, Oct 20, 6:00 AM',
    },
  ],
};
const SETUP: NewLeagueSetupDto = {
  allowance: { used: 1, allowed: 3 },
  request: null,
  classes: [{ id: 'l1', name: 'Room 12', period: '1' }],
};

function show() {
  render(<CreateLeaguesForm seasons={SEASONS} setup={SETUP} firstPassword="brave otter" />);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: label }), text);
const sent = () => create.mock.calls.map(([input]) => input);

beforeEach(() => {
  jest.clearAllMocks();
  create.mockReset().mockResolvedValue({ ok: true, data: { ids: ['n1', 'n2'] } });
});

it('sends a row for each class, with the first free periods and a password each', async () => {
  show();
  await type('League name', 'Math 7');
  await press('One more class');
  expect(screen.getByRole('textbox', { name: 'League name, class 2' })).toHaveFocus();
  await userEvent.keyboard('Fraction Lab');
  await userEvent.selectOptions(screen.getByLabelText('Formulas and settings'), 'Same as Room 12');
  await press('Open 2 leagues');
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/teacher/leagues/n1/roster'));
  expect(sent()).toEqual([
    {
      operationId: expect.stringMatching(/^[\w-]{16,64}$/),
      classes: [
        { name: 'Math 7', period: '2', password: 'brave otter' },
        { name: 'Fraction Lab', period: '3', password: expect.stringMatching(/^[a-z]+ [a-z]+$/) },
      ],
      calendar: { kind: 'replay', statisticsSeason: 2025, week: 1 },
      likeId: 'l1',
    },
  ]);
});

it('takes a row out with what was typed into it, and keeps the others', async () => {
  show();
  await type('League name', 'Math 7');
  await press('One more class');
  await userEvent.keyboard('Mistake');
  await press('One more class');
  await userEvent.keyboard('Last Bell');
  await press('Take class 2 out');
  await press('Open 2 leagues');
  expect(sent()[0]?.classes.map(({ name }) => name)).toEqual(['Math 7', 'Last Bell']);
});

it('says before the press that there are too many, and sends what is changed then as another request', async () => {
  const message = '1 of 3 leagues in use.';
  create.mockResolvedValueOnce({
    ok: false,
    error: { code: 'invalid-input', message, fieldErrors: { 'classes.2.name': 'Please name it.' } },
  });
  show();
  await type('League name', 'Math 7');
  await press('One more class');
  expect(screen.queryByText(/Take 1 out/)).toBeNull();
  await press('One more class');
  expect(
    screen.getByText(
      '1 of 3 leagues in use. You can open 2 more, and these are 3. Take 1 out, or ask for more.',
    ),
  ).toBeVisible();
  await press('Open 3 leagues');
  const third = screen.getByRole('textbox', { name: 'League name, class 3' });
  await waitFor(() => expect(third).toHaveFocus());
  expect(third).toHaveAccessibleDescription('Please name it.');
  await press('Open 3 leagues');
  const [first, second] = sent();
  expect(first?.operationId).not.toBe(second?.operationId);
});

it('sends a press whose answer was lost again as the same one', async () => {
  create.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show();
  await type('League name', 'Math 7');
  await press('Open the league');
  // Until then the button is busy.
  await screen.findByText(FORM_STATUS.connectionLost);
  await press('Open the league');
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  const [first, second] = sent();
  expect(first?.operationId).toBe(second?.operationId);
});
