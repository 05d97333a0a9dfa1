import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resendConfirmationEmailAction } from '@/lib/actions/account';
import { ConfirmationEmailPanel } from './confirm-email-form';

jest.mock('@/lib/actions/account', () => ({ resendConfirmationEmailAction: jest.fn() }));
const send = jest.mocked(resendConfirmationEmailAction);

const EMAIL = 'head@school.org';
const panel = (mode: 'mailed' | 'kept', operator: string | null, isDue = true) => (
  <ConfirmationEmailPanel email={EMAIL} isDue={isDue} mail={{ mode, operator }} message={null} />
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
  async (mode, operator, said, never) => {
    send.mockResolvedValue({ ok: true, data: { done: true } });
    const { container } = render(panel(mode, operator));
    expect(container).toHaveTextContent(said);
    await userEvent.click(
      screen.getByRole('button', {
        name: mode === 'mailed' ? 'Send the email again' : 'Write the email again',
      }),
    );
    expect(await screen.findByText(/^(A new email is on|We wrote a new email)/)).toBeVisible();
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
