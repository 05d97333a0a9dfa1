import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkJoinCodeAction } from '@/lib/actions/league';
import { JoinAndSignUpForm } from './join-and-sign-up-form';

jest.mock('@/lib/actions/league', () => ({ checkJoinCodeAction: jest.fn() }));

const check = jest.mocked(checkJoinCodeAction);
const code = () => screen.getByLabelText('Join code');
const password = () => screen.getByLabelText('League password');

async function guess() {
  await userEvent.type(code(), '483 201');
  await userEvent.type(password(), 'lucky teapot');
  await userEvent.click(screen.getByRole('button', { name: 'Find my league' }));
}

beforeEach(() => check.mockReset());

describe('the join form', () => {
  it('names the league it found, reads that out, and goes on in the same place', async () => {
    check.mockResolvedValue({ ok: true, data: { leagueName: 'Room 12' } });
    render(
      <JoinAndSignUpForm found={null}>
        <p>The account</p>
      </JoinAndSignUpForm>,
    );
    expect(screen.queryByText('The account')).not.toBeInTheDocument();
    await guess();
    const found = await screen.findByText('You found Room 12!');
    expect(check).toHaveBeenCalledWith({ code: '483 201', password: 'lucky teapot' });
    expect(found.closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.getByText('The account')).toBeVisible();
    expect(screen.getByRole('link', { name: /i have an account/i })).toHaveAttribute(
      'href',
      '/student/login',
    );
  });

  it('takes the focus also where the page comes again with the answer', async () => {
    const { rerender } = render(
      <JoinAndSignUpForm found={null}>
        <p>The account</p>
      </JoinAndSignUpForm>,
    );
    check.mockImplementation(async () => {
      rerender(
        <JoinAndSignUpForm found="Room 12">
          <p>The account</p>
        </JoinAndSignUpForm>,
      );
      return { ok: true, data: { leagueName: 'Room 12' } };
    });
    await guess();
    expect(
      (await screen.findByText('You found Room 12!')).closest('[tabindex="-1"]'),
    ).toHaveFocus();
  });

  it('keeps a refused guess and says in one sentence what to check', async () => {
    const message = 'That code or password isn’t right.';
    check.mockResolvedValue({ ok: false, error: { code: 'not-found', message } });
    render(
      <JoinAndSignUpForm found={null}>
        <p>The account</p>
      </JoinAndSignUpForm>,
    );
    await guess();
    expect((await screen.findByText(message)).closest('[data-form-message]')).toHaveFocus();
    expect(code()).toHaveValue('483 201');
    expect(password()).toHaveValue('lucky teapot');
  });

  it('puts a sentence about the code at the code and goes there', async () => {
    const message = 'A join code has six digits, like 123456.';
    check.mockResolvedValue({
      ok: false,
      error: { code: 'invalid-input', message, fieldErrors: { code: message } },
    });
    render(
      <JoinAndSignUpForm found={null}>
        <p>The account</p>
      </JoinAndSignUpForm>,
    );
    await guess();
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveAccessibleDescription(`Six digits. ${message}`);
  });

  it('keeps everything when the app cannot be reached', async () => {
    check.mockRejectedValue(new TypeError('Failed to fetch'));
    render(
      <JoinAndSignUpForm found={null}>
        <p>The account</p>
      </JoinAndSignUpForm>,
    );
    await guess();
    expect(await screen.findByText(/couldn’t reach the app/)).toBeVisible();
    expect(code()).toHaveValue('483 201');
  });

  it('starts with a league that was found before, without taking the focus, and lets another code be typed', async () => {
    render(
      <JoinAndSignUpForm found="Room 12">
        <p>The account</p>
      </JoinAndSignUpForm>,
    );
    expect(screen.getByText('You found Room 12!')).toBeVisible();
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Use another code' }));
    expect(code()).toBeVisible();
  });
});
