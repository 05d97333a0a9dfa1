import { act, render, screen } from '@testing-library/react';
import { savedTimeText } from '@/words/offline';
import { OfflineCopy } from './offline-copy';

jest.mock('./save-this-page', () => ({ savePageForOffline: () => () => {} }));

const root = document.documentElement;
const show = () => render(<OfflineCopy account="kim" week="2023-6" />);
/** A Tuesday in any machine's time zone. */
const TUESDAY = new Date(2023, 9, 10, 10, 42).getTime();

afterEach(() => {
  jest.restoreAllMocks();
  delete root.dataset.kept;
});

it('says nothing on a page that came from the server', () => {
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says on a saved page when it was saved, and never replaces it by itself when the Wi-Fi is back', async () => {
  root.dataset.kept = String(TUESDAY);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(await screen.findByText('You’re offline')).toBeVisible();
  expect(screen.getByText(/^This page was saved Tuesday at 10:42 AM\./)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('You’re back online')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the newest page' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You’re offline')).toBeVisible();
});

it('with Wi-Fi, and no answer from the app, says so and offers to look again', async () => {
  root.dataset.kept = String(TUESDAY);
  show();
  expect(await screen.findByText('The app isn’t answering right now')).toBeVisible();
  expect(screen.getByText(/^This page was saved Tuesday/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the newest page' })).toBeVisible();
});

it('leaves no mark for the next page of the tab, which comes from the server', () => {
  root.dataset.kept = String(TUESDAY);
  show().unmount();
  expect(root.dataset.kept).toBeUndefined();
});

it('writes noon and midnight as people say them', () => {
  expect(savedTimeText(new Date(2023, 9, 11, 0, 5).getTime())).toBe('Wednesday at 12:05 AM');
  expect(savedTimeText(new Date(2023, 9, 11, 12, 0).getTime())).toBe('Wednesday at 12:00 PM');
});
