import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerLeagueRequestAction,
  deleteLeagueAllowanceAction,
  inviteTeacherAction,
  setLeagueAllowanceAction,
  takeBackTeacherInvitationAction,
} from '@/lib/actions/admin';
import type { LeagueAllowanceRequestDto } from '@/lib/data/admin/dto';
import { LeagueAllowanceEditor } from './allowance-editor';
import { InviteTeacherForm, LeagueAllowanceForm, WithdrawInvitationButton } from './email-forms';
import {
  LeagueAllowanceRequests,
  LeagueAllowanceRequestsNotice,
} from './league-allowance-requests';
import { AuditFilter, PaginationLinks } from './list-tools';

jest.mock('@/lib/actions/admin', () => ({
  answerLeagueRequestAction: jest.fn(),
  deleteLeagueAllowanceAction: jest.fn(),
  inviteTeacherAction: jest.fn(),
  setLeagueAllowanceAction: jest.fn(),
  takeBackTeacherInvitationAction: jest.fn(),
}));
const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const EMAIL = 'ana@school.org';
const answer = jest.mocked(answerLeagueRequestAction);
const allow = jest.mocked(setLeagueAllowanceAction);
const refused = {
  ok: false,
  error: { code: 'unavailable', message: 'Please try again.' },
} as const;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  router.refresh.mockReset();
  for (const action of [
    answer,
    allow,
    deleteLeagueAllowanceAction,
    inviteTeacherAction,
    takeBackTeacherInvitationAction,
  ])
    jest.mocked(action).mockReset();
});

describe('requests for leagues', () => {
  const request = (
    teacherId: string,
    displayName: string,
    wanted: number,
  ): LeagueAllowanceRequestDto => ({
    teacherId,
    displayName,
    email: EMAIL,
    wanted,
    note: '',
    askedAt: `2026-11-23T0${wanted}:00:00Z`,
    on: 'Nov 23',
  });
  const REQUESTS = [request('t1', 'Ms. Kim', 4), request('t2', 'Mr. Diaz', 5)];
  const show = () =>
    render(
      <main id="main" tabIndex={-1}>
        <LeagueAllowanceRequests requests={REQUESTS} />
      </main>,
    );

  it.each([
    [/^Allow 5/, true],
    [/^Not now.*Mr\. Diaz/, false],
  ])('are answered with the sentence at that teacher, not at another: %s', async (button, yes) => {
    answer.mockResolvedValue({ ok: true, data: {} } as never);
    show();
    await userEvent.type(screen.getByLabelText(/sentence to Ms\. Kim/), 'For Kim');
    await userEvent.type(screen.getByLabelText(/sentence to Mr\. Diaz/), 'For Diaz');
    await press(button);
    expect(answer).toHaveBeenCalledWith({
      teacherId: 't2',
      askedAt: '2026-11-23T05:00:00Z',
      allow: yes,
      sentence: 'For Diaz',
    });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('keep the sentence of an answer that was refused', async () => {
    answer.mockResolvedValue(refused);
    show();
    await userEvent.type(screen.getByLabelText(/sentence to Ms\. Kim/), 'For Kim');
    await press(/^Allow 4/);
    expect(await screen.findByText('Please try again.')).toBeVisible();
    expect(screen.getByLabelText(/sentence to Ms\. Kim/)).toHaveValue('For Kim');
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it('are counted on other pages, and only where there are some', () => {
    const { container, rerender } = render(<LeagueAllowanceRequestsNotice requests={[]} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<LeagueAllowanceRequestsNotice requests={REQUESTS.slice(0, 1)} />);
    expect(container).toHaveTextContent('1 teacher asks');
    rerender(<LeagueAllowanceRequestsNotice requests={REQUESTS} />);
    expect(container).toHaveTextContent('2 teachers ask');
  });
});

describe('invitations', () => {
  it.each([
    ['https://app.example/i/1', 'https://app.example/i/1'],
    [null, `on its way to ${EMAIL}`],
  ])('show the link where the app sends no mail (%s)', async (link, said) => {
    jest.mocked(inviteTeacherAction).mockResolvedValue({ ok: true, data: { email: EMAIL, link } });
    render(<InviteTeacherForm />);
    await userEvent.type(screen.getByLabelText('Email'), ` ${EMAIL} `);
    await press('Invite');
    expect(inviteTeacherAction).toHaveBeenCalledWith({ email: EMAIL });
    expect(await screen.findByText(said, { exact: false })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('that are taken back lead to the list’s heading, and stay when that is refused', async () => {
    jest
      .mocked(takeBackTeacherInvitationAction)
      .mockResolvedValueOnce(refused)
      .mockResolvedValueOnce({ ok: true, data: {} } as never);
    render(
      <>
        <h2 id="open-invitations" tabIndex={-1}>
          Open
        </h2>
        <WithdrawInvitationButton id="i1" email={EMAIL} />
      </>,
    );
    await press(/^Take back/);
    expect(await screen.findByText('Please try again.')).toBeVisible();
    expect(screen.getByRole('heading')).not.toHaveFocus();
    await press(/^Take back/);
    expect(takeBackTeacherInvitationAction).toHaveBeenLastCalledWith({ id: 'i1' });
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });
});

describe('an allowance', () => {
  const box = () => screen.getByLabelText(`Leagues allowed for ${EMAIL}`);
  const show = (hasRecord: boolean) =>
    render(
      <LeagueAllowanceEditor
        email={EMAIL}
        allowed={5}
        hasRecord={hasRecord}
        defaultAllowance={2}
      />,
    );

  it('is saved for an address, also before its teacher has signed up', async () => {
    allow.mockResolvedValue({ ok: true, data: { leagueAllowance: 6 } });
    render(<LeagueAllowanceForm />);
    await userEvent.type(screen.getByLabelText('Email'), `${EMAIL} `);
    await userEvent.type(screen.getByLabelText('Leagues'), '6');
    await press('Save');
    expect(allow).toHaveBeenCalledWith({ email: EMAIL, leagueAllowance: 6 });
    expect(await screen.findByText(`${EMAIL} may open 6 now.`)).toBeVisible();
  });

  it('is changed in its row, and what was refused stays in the box', async () => {
    allow.mockResolvedValueOnce(refused).mockResolvedValueOnce({
      ok: true,
      data: { leagueAllowance: 7 },
    });
    show(false);
    await userEvent.clear(box());
    await userEvent.type(box(), '7');
    await press(/^Save/);
    expect(await screen.findByText('Please try again.')).toBeVisible();
    expect(box()).toHaveValue('7');
    expect(box()).toBeInvalid();
    await press(/^Save/);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(allow).toHaveBeenLastCalledWith({ email: EMAIL, leagueAllowance: 7 });
    expect(screen.queryByRole('button', { name: /default/ })).toBeNull();
  });

  it('of its own goes back to the default, which the box shows then', async () => {
    jest
      .mocked(deleteLeagueAllowanceAction)
      .mockResolvedValue({ ok: true, data: { leagueAllowance: 2 } });
    show(true);
    await press(/^Use the default \(2\)/);
    expect(deleteLeagueAllowanceAction).toHaveBeenCalledWith({ email: EMAIL });
    await waitFor(() => expect(box()).toHaveValue('2'));
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });
});

describe('long lists', () => {
  const links = (page: number, hasMore: boolean) => {
    render(
      <PaginationLinks
        label="Pages"
        page={page}
        hasMore={hasMore}
        hrefOf={(number) => `?page=${number}`}
        text="here"
      />,
    );
    return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  };
  it.each([
    [1, false, []],
    [1, true, ['?page=2']],
    [2, true, ['?page=1', '?page=3']],
    [3, false, ['?page=2']],
  ])('from page %d (more: %s) lead to %j', (page, hasMore, hrefs) => {
    expect(links(page, hasMore)).toEqual(hrefs);
  });

  const NO_FILTER = { kind: null, when: null, outcome: null, who: null };
  it.each(['kind', 'when', 'outcome', 'who'] as const)('can be shown whole after %s', (field) => {
    const value = { kind: 'graphs', when: 'today', outcome: 'denied', who: EMAIL }[field];
    const { rerender } = render(<AuditFilter path="/log" filter={NO_FILTER} />);
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<AuditFilter path="/log" filter={{ ...NO_FILTER, [field]: value }} />);
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/log');
    expect(within(screen.getByLabelText('Outcome')).getAllByRole('option')).toHaveLength(3);
  });
});
