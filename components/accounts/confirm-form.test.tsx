import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendLetterAgainAction } from '@/lib/actions/account';
import { ConfirmationEmailPanel } from './confirm-form';

jest.mock('@/lib/actions/account', () => ({ sendLetterAgainAction: jest.fn() }));
const send = jest.mocked(sendLetterAgainAction);

const EMAIL = 'head@school.org';
const panel = (way: 'mailed' | 'kept', operator: string | null, isDue = true) => (
  <ConfirmationEmailPanel email={EMAIL} isDue={isDue} mail={{ way, operator }} letter={null} />
);

it.each([
  ['mailed', null, /We sent an email to head@school\.org/, /doesn’t send email/],
  [
    'kept',
    'office@school.org',
    /Ask the person who runs it: office@school\.org/,
    /on its way|We sent/,
  ],
  ['kept', null, /usually the school’s IT desk/, /on its way|We sent/],
] as const)(
  'where mail is %s it says what to do, before and after asking again',
  async (way, operator, said, never) => {
    send.mockResolvedValue({ ok: true, data: { done: true } });
    const { container } = render(panel(way, operator));
    expect(container).toHaveTextContent(said);
    await userEvent.click(
      screen.getByRole('button', {
        name: way === 'mailed' ? 'Send the email again' : 'Write the letter again',
      }),
    );
    expect(await screen.findByText(/^A new (letter|email) is/)).toBeVisible();
    expect(container).not.toHaveTextContent(never);
  },
);

it('says why no further letter goes out, and leaves a teacher of older data the way back', async () => {
  send.mockResolvedValue({
    ok: false,
    error: { code: 'too-many-tries', message: 'Please wait 10 minutes and try again.' },
  });
  render(panel('mailed', null, false));
  await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText('Please wait 10 minutes and try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to my leagues' })).toBeVisible();
});
