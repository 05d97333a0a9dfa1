import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestPasswordResetAction } from '@/lib/actions/account';
import { ForgotPasswordForm } from './forgot-password-form';

jest.mock('@/lib/actions/account', () => ({ requestPasswordResetAction: jest.fn() }));

const HELP = 'No e-mail? Ask your teacher for a new login card.';
const request = jest.mocked(requestPasswordResetAction);
const refuseWith = (message: string) =>
  request.mockResolvedValue({ ok: false, error: { code: 'invalid-input', message, fieldErrors: { email: message } } });

it('says at once, and once only after a refusal, what somebody without an e-mail can do', async () => {
  render(<ForgotPasswordForm />);
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(HELP);
  refuseWith(`Please type an e-mail address. ${HELP}`);
  await userEvent.type(screen.getByLabelText('E-mail'), 'ada.l.otter42');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText(`Please type an e-mail address. ${HELP}`)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(`Please type an e-mail address. ${HELP}`);
});
