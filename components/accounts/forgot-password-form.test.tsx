import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestPasswordResetAction } from '@/lib/actions/account';
import { ForgotPasswordForm } from './forgot-password-form';

jest.mock('@/lib/actions/account', () => ({ requestPasswordResetAction: jest.fn() }));

const HELP = 'No email? Ask your teacher for a new login card.';
const request = jest.mocked(requestPasswordResetAction);
const refuseWith = (message: string) =>
  request.mockResolvedValue({
    ok: false,
    error: { code: 'invalid-input', message, fieldErrors: { email: message } },
  });

it('says at once what someone without an email can do, and only once after a refusal', async () => {
  render(<ForgotPasswordForm mail={{ mode: 'mailed', operator: null }} />);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(HELP);
  refuseWith(`Please type an email address. ${HELP}`);
  await userEvent.type(screen.getByLabelText('Email'), 'ada.l.otter42');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a link' }));
  expect(await screen.findByText(`Please type an email address. ${HELP}`)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    `Please type an email address. ${HELP}`,
  );
});

it.each([
  ['mailed', null, /is on its way/, /Ask the person/],
  ['kept', 'office@school.org', /Ask the person who runs it: office@school\.org/, /on its way/],
  ['kept', null, /the school’s IT desk/, /on its way/],
  ['shown', null, /This app doesn’t send email/, /on its way/],
] as const)(
  'where mail is %s it says what becomes of the letter',
  async (way, operator, said, never) => {
    request.mockResolvedValue({ ok: true, data: { done: true } });
    const { container } = render(<ForgotPasswordForm mail={{ mode: way, operator }} />);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@school.org');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a link' }));
    await screen.findByText(/^(Ask for your email|Check your email)$/);
    expect(container).toHaveTextContent(said);
    expect(container).not.toHaveTextContent(never);
  },
);
