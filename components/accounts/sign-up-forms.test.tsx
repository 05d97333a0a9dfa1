import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signUpStudentByEmailAction } from '@/lib/actions/account';
import { navigateTo } from './navigate-to';
import { signInWithPassword } from './open-session';
import { StudentEmailSignUpForm } from './student-email-sign-up-form';

jest.mock('@/lib/actions/account', () => ({ signUpStudentByEmailAction: jest.fn() }));
jest.mock('./open-session', () => ({
  signInWithPassword: jest.fn(),
  preloadSignInScript: jest.fn(),
}));
jest.mock('./navigate-to', () => ({ navigateTo: jest.fn() }));

const signUp = jest.mocked(signUpStudentByEmailAction);
const open = jest.mocked(signInWithPassword);

async function fillIn() {
  render(<StudentEmailSignUpForm />);
  await userEvent.type(screen.getByLabelText('Email'), 'ana@school.org');
  await userEvent.type(screen.getByLabelText('Password'), 'three plain words');
  await userEvent.click(screen.getByRole('button', { name: /create my account/i }));
}

beforeEach(() => {
  signUp.mockReset().mockResolvedValue({ ok: true, data: { done: true } });
  open.mockReset().mockResolvedValue(null);
  jest.mocked(navigateTo).mockReset();
});

describe('the student sign-up form', () => {
  it('signs in with the same email and password and goes on', async () => {
    await fillIn();
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/dashboard'));
    // So that a shared device doesn't offer the email to the next student.
    expect(open).toHaveBeenCalledWith({
      email: 'ana@school.org',
      password: 'three plain words',
      forStudents: true,
    });
  });

  it('answers a taken email in words that do not tell that it is taken', async () => {
    open.mockResolvedValue({ kind: 'refused' });
    await fillIn();
    expect(
      await screen.findByText(/If you already have an account, sign in or choose a new password/),
    ).toBeVisible();
    expect(navigateTo).not.toHaveBeenCalled();
  });

  it('shows why a password was refused beside its box and does not try to sign in', async () => {
    signUp.mockResolvedValue({
      ok: false,
      error: {
        code: 'invalid-input',
        message: 'Too short.',
        fieldErrors: { password: 'Use at least 8 characters.' },
      },
    });
    await fillIn();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      /Use at least 8 characters\.$/,
    );
    expect(screen.getByLabelText('Email')).toHaveValue('ana@school.org');
    expect(open).not.toHaveBeenCalled();
  });
});
