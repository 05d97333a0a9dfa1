import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeLiveConnection } from '@/components/live/live-connection';
import { signOutAction } from '@/lib/actions/sign-out';
import { SignOutButton } from './sign-out-button';

jest.mock('@/lib/actions/sign-out', () => ({ signOutAction: jest.fn() }));
jest.mock('@/components/live/live-connection', () => ({ closeLiveConnection: jest.fn() }));
const leaves = jest.mocked(signOutAction);

const posted: unknown[] = [];
class Channel {
  postMessage(message: unknown): void {
    posted.push(message);
  }
  close(): void {}
}
const shelves = new Set<string>();

beforeEach(() => {
  shelves.clear();
  leaves.mockReset().mockResolvedValue({ ok: true, data: { done: true } });
  posted.length = 0;
  Object.assign(window, {
    BroadcastChannel: Channel,
    caches: {
      keys: async () => [...shelves],
      delete: async (name: string) => shelves.delete(name),
    },
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server does with a sign-in.
  document.cookie = 'fraction-league.signed-out=; Path=/; Max-Age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = 'fraction-league.seal=key; Path=/';
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = 'fraction-league.device-key=key; Path=/';
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
const hasLeft = () => waitFor(() => expect(posted).toEqual(['signed-out']));

it('takes the keys and all saved pages off the device, and leaves what is public', async () => {
  for (const name of [
    'fraction-league-pages:abc',
    'fraction-league-pages:def',
    'fraction-league-files',
  ])
    shelves.add(name);
  render(<SignOutButton>Sign out</SignOutButton>);
  await press();
  await hasLeft();
  expect([...shelves]).toEqual(['fraction-league-files']);
  expect(document.cookie).not.toMatch(/seal|key/);
  expect(leaves).toHaveBeenCalledTimes(1);
});

it('without Wi-Fi does so all the same, and leaves word for the server in a cookie that comes with the next request', async () => {
  shelves.add('fraction-league-pages:abc');
  leaves.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<SignOutButton>Sign out</SignOutButton>);
  await press();
  await hasLeft();
  expect([[...shelves], document.cookie]).toEqual([[], 'fraction-league.signed-out=1']);
});

it('closes the live connection before the session ends', async () => {
  const order: string[] = [];
  jest.mocked(closeLiveConnection).mockImplementation(() => void order.push('closed'));
  leaves.mockImplementation(async () => {
    order.push('left');
    return { ok: true, data: { done: true } };
  });
  render(<SignOutButton>Sign out</SignOutButton>);
  await press();
  await hasLeft();
  expect(order).toEqual(['closed', 'left']);
});
