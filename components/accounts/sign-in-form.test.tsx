import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProviders, signIn } from 'next-auth/react';
import { navigateTo } from './navigate-to';
import { SignInForm } from './sign-in-form';

jest.mock('next-auth/react', () => ({ getProviders: jest.fn(), signIn: jest.fn() }));
jest.mock('./navigate-to', () => ({ navigateTo: jest.fn() }));

const providers = jest.mocked(getProviders);
const sign = jest.mocked(signIn);
const leave = jest.mocked(navigateTo);

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: /^sign/i }));

function answerWith(error: string | null) {
  sign.mockResolvedValue({ error, status: error ? 401 : 200, ok: !error, url: null });
}

beforeEach(() => {
  window.localStorage.clear();
  providers.mockReset().mockResolvedValue({} as Awaited<ReturnType<typeof getProviders>>);
  sign.mockReset();
  leave.mockReset();
});

describe('the sign-in form', () => {
  it('signs in without leaving by itself, remembers the email and goes to the dashboard', async () => {
    answerWith(null);
    render(<SignInForm />);
    await userEvent.type(email(), 'ana@school.org');
    await userEvent.type(password(), 'correct horse');
    await submit();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
    expect(sign).toHaveBeenCalledWith('credentials', {
      email: 'ana@school.org',
      password: 'correct horse',
      redirect: false,
    });
    expect(window.localStorage.getItem('fraction-league.last-user')).toBe('ana@school.org');
  });

  it('says that email and password do not fit, keeps both and puts the focus on the password', async () => {
    answerWith('CredentialsSignin');
    render(<SignInForm />);
    await userEvent.type(email(), 'ana@school.org');
    await userEvent.type(password(), 'wrong horse');
    await submit();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(
      'That email or password isn’t right. Try again.',
    );
    expect(email()).toHaveValue('ana@school.org');
    expect(password()).toHaveValue('wrong horse');
    expect(leave).not.toHaveBeenCalled();
    expect(window.localStorage.getItem('fraction-league.last-user')).toBeNull();
  });

  it('says that cookies are blocked and whom to ask, instead of leaving without a session or blaming the password', async () => {
    // next-auth's answer when its form's cookie is missing.
    sign.mockResolvedValue({
      error: null,
      status: 200,
      ok: true,
      url: 'http://localhost/api/auth/signin?csrf=true',
    } as never);
    render(<SignInForm forStudents />);
    await userEvent.type(screen.getByLabelText('User name or email'), 'ada.l.otter42');
    await userEvent.type(password(), 'correct horse');
    await submit();
    expect(
      await screen.findByText(
        /It isn’t your password. Students: please tell your teacher. Teachers: please ask/,
      ),
    ).toBeVisible();
    expect(password()).not.toHaveAccessibleDescription(/isn’t right/);
    expect(password()).toHaveValue('correct horse');
    expect(leave).not.toHaveBeenCalled();
    expect(window.localStorage.getItem('fraction-league.last-user')).toBeNull();
  });

  it('says so before anyone types where a cookie doesn’t stay, and leaves none where it does', () => {
    const before = document.cookie;
    const { unmount } = render(<SignInForm />);
    expect(screen.queryByText('This browser blocks cookies')).toBeNull();
    expect(document.cookie).toBe(before);
    unmount();
    // Chromium still reports that cookies are enabled.
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    render(<SignInForm />);
    expect(screen.getByRole('status')).toHaveTextContent('This browser blocks cookies');
  });

  it('passes on why the server asks to wait, and puts the focus on that sentence', async () => {
    answerWith('That were many tries. Please wait a minute.');
    render(<SignInForm />);
    await userEvent.type(email(), 'ana@school.org');
    await userEvent.type(password(), 'wrong horse');
    await submit();
    const message = await screen.findByText('That were many tries. Please wait a minute.');
    expect(message.closest('[data-form-message]')).toHaveFocus();
  });

  it('asks for what is missing without calling the server, first field first', async () => {
    render(<SignInForm />);
    await submit();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Please type your email.');
    expect(password()).toHaveAccessibleDescription('Please type your password.');
    expect(sign).not.toHaveBeenCalled();
  });

  it('stays on the page with everything typed when the connection is gone', async () => {
    providers.mockResolvedValue(null);
    render(<SignInForm />);
    await userEvent.type(email(), 'ana@school.org');
    await userEvent.type(password(), 'correct horse');
    await submit();
    expect(await screen.findByText(/couldn’t reach the app/)).toBeVisible();
    expect(sign).not.toHaveBeenCalled();
    expect(password()).toHaveValue('correct horse');
  });

  it('offers the last email of this device and forgets it for someone else', async () => {
    window.localStorage.setItem('fraction-league.last-user', 'ben@school.org');
    render(<SignInForm />);
    expect(email()).toHaveValue('ben@school.org');
    await userEvent.click(screen.getByRole('button', { name: /not you/i }));
    expect(email()).toHaveValue('');
    expect(email()).toHaveFocus();
    expect(window.localStorage.getItem('fraction-league.last-user')).toBeNull();
    expect(screen.queryByRole('button', { name: /not you/i })).not.toBeInTheDocument();
  });

  it('offers a student no one’s email and keeps none, but the user name of a login card', async () => {
    window.localStorage.setItem('fraction-league.last-user', 'ben@school.org');
    answerWith(null);
    const { unmount } = render(<SignInForm forStudents />);
    const name = () => screen.getByLabelText('User name or email');
    expect(name()).toHaveValue('');
    await userEvent.type(name(), 'kim@school.org');
    await userEvent.type(password(), 'correct horse');
    await submit();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
    expect(window.localStorage.getItem('fraction-league.last-user')).toBeNull();
    unmount();
    const second = render(<SignInForm forStudents />);
    await userEvent.type(name(), 'otter42');
    await userEvent.type(password(), 'correct horse');
    await submit();
    await waitFor(() =>
      expect(window.localStorage.getItem('fraction-league.last-user')).toBe('otter42'),
    );
    second.unmount();
    render(<SignInForm />);
    expect(email()).toHaveValue('');
  });

  it('takes a user name in the same box where students sign in, and says so', async () => {
    answerWith('CredentialsSignin');
    render(<SignInForm forStudents />);
    await submit();
    const name = screen.getByLabelText('User name or email');
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('Please type your user name or your email.'),
    );
    expect(name).toHaveAttribute('type', 'text');
    await userEvent.type(name, ' Ada.L.Otter42 ');
    await userEvent.type(password(), 'otter lamp violet');
    await submit();
    expect(sign).toHaveBeenCalledWith('credentials', {
      email: 'Ada.L.Otter42',
      password: 'otter lamp violet',
      redirect: false,
    });
  });

  it('names its boxes for password managers', () => {
    render(<SignInForm />);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });
});
