import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegion } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { ActionResult } from '@/lib/actions/run-request';
import { ActionForm, type AfterSuccessBehavior, FormErrorMessage } from './action-form';

const send = jest.fn<Promise<ActionResult<string>>, [Record<string, unknown>]>();
const onDone = jest.fn();

function show(after: AfterSuccessBehavior) {
  render(
    <ActionForm
      fields={['name', 'team']}
      send={(data) => send(Object.fromEntries(data))}
      after={after}
      onDone={onDone}
    >
      {({ pending, data, message, errorOf, forget }) => (
        <>
          <TextField label="Name" name="name" error={errorOf('name')} onChange={forget} />
          <TextField label="Team" name="team" error={errorOf('team')} />
          <FormErrorMessage>{message}</FormErrorMessage>
          <LiveRegion>{data}</LiveRegion>
          <button type="submit" aria-busy={pending}>
            Send
          </button>
        </>
      )}
    </ActionForm>,
  );
}

const name = () => screen.getByLabelText('Name');
const team = () => screen.getByLabelText('Team');
const button = () => screen.getByRole('button', { name: 'Send' });

async function submit() {
  await userEvent.type(name(), 'Kim');
  await userEvent.type(team(), 'Otters');
  await userEvent.click(button());
}

const refused = (fieldErrors?: Record<string, string>): ActionResult<string> => ({
  ok: false,
  error: {
    code: 'invalid-input',
    message: 'Please look again.',
    ...(fieldErrors ? { fieldErrors } : {}),
  },
});

beforeEach(() => {
  send.mockReset();
  onDone.mockReset();
});

it('puts each sentence beside its field, goes to the first wrong one and keeps what was typed', async () => {
  send.mockResolvedValue(refused({ team: 'Too wild.' }));
  show('empties');
  await submit();
  await waitFor(() => expect(team()).toHaveFocus());
  expect(send).toHaveBeenCalledWith({ name: 'Kim', team: 'Otters' });
  expect(team()).toHaveAccessibleDescription('Too wild.');
  expect(screen.queryByText('Please look again.')).toBeNull();
  expect([name(), team()].map((box) => (box as HTMLInputElement).value)).toEqual(['Kim', 'Otters']);
  expect(onDone).not.toHaveBeenCalled();
});

it('reads an error out again each time when its field has the focus already, and only then', async () => {
  send.mockResolvedValue(refused({ team: 'Too wild.' }));
  show('keeps');
  const region = () => document.querySelector('form > [aria-live="polite"]') as HTMLElement;
  expect(region()).toBeEmptyDOMElement();
  await submit();
  await waitFor(() => expect(team()).toHaveFocus());
  expect(region()).toBeEmptyDOMElement();

  const said: (string | null)[] = [];
  for (const times of [2, 3]) {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(region().textContent).not.toBe(said.at(-1) ?? ''));
    said.push(region().textContent);
  }
  expect(said.map((text) => text?.trim())).toEqual(['Too wild.', 'Too wild.']);
  expect(team()).toHaveFocus();
});

it('goes to the message when no field of the form is to blame, until someone types again', async () => {
  send.mockResolvedValue(refused({ other: 'Elsewhere.' }));
  show('keeps');
  await submit();
  expect(
    (await screen.findByText('Please look again.')).closest('[data-form-message]'),
  ).toHaveFocus();
  await userEvent.type(name(), 'b');
  expect(screen.queryByText('Please look again.')).toBeNull();
});

it('says that the app can’t be reached, and can be sent again', async () => {
  send
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ ok: true, data: 'Saved' });
  show('keeps');
  await submit();
  expect(await screen.findByText(/check the wi-fi/i)).toBeVisible();
  await userEvent.click(button());
  expect(await screen.findByText('Saved')).toBeVisible();
});

it.each([
  ['empties', '', 'false'],
  ['keeps', 'Kim', 'false'],
  ['leaves', 'Kim', 'true'],
] as const)('after success %s the form', async (after, left, busy) => {
  send.mockResolvedValue({ ok: true, data: 'Saved' });
  show(after);
  await submit();
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(() => expect(name()).toHaveValue(left));
  expect(button()).toHaveAttribute('aria-busy', busy);
  expect(onDone.mock.calls).toEqual([['Saved']]);
});
