import { act, renderHook, waitFor } from '@testing-library/react';
import { saveReadingAction } from '@/lib/actions/profile';
import type { ReadingSettings } from '@/lib/domain/student/reading';
import { useReadingSettings } from './use-reading';

const mockRefresh = jest.fn();
const mockRouter = { refresh: mockRefresh };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
jest.mock('@/lib/actions/profile', () => ({ saveReadingAction: jest.fn() }));
const save = jest.mocked(saveReadingAction);

const PLAIN: ReadingSettings = { language: null, voice: false, slow: false, roomy: false };
const read = (stored: Partial<ReadingSettings> = {}, account: string | undefined = 'kim') =>
  renderHook(() => useReadingSettings({ ...PLAIN, ...stored }, account));
const setLanguage = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = `language=${value}; Path=/`;
};

beforeEach(() => {
  save.mockReset().mockResolvedValue({ ok: true, data: { saved: true } });
  mockRefresh.mockReset();
  setLanguage('; Max-Age=0');
});
// A choice that wasn't sent stays on the page, as the next account's test would see.
let accounts = 0;
const nextAccount = () => `account-${++accounts}`;

it('a choice counts at once, and is sent once', async () => {
  const account = nextAccount();
  const { result } = read({}, account);
  act(() => result.current[1]({ roomy: true }));
  expect(result.current[0]).toEqual({ ...PLAIN, roomy: true });
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledWith({ roomy: true });
  read({ roomy: true }, account);
  window.dispatchEvent(new Event('online'));
  await act(async () => undefined);
  expect(save).toHaveBeenCalledTimes(1);
  expect(mockRefresh).not.toHaveBeenCalled();
});

it('choices without Wi-Fi wait on the device, count on its next page, and are sent when the network is back', async () => {
  const account = nextAccount();
  save.mockRejectedValue(new TypeError('Failed to fetch'));
  const first = read({}, account);
  act(() => first.result.current[1]({ voice: true }));
  act(() => first.result.current[1]({ slow: true }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  first.unmount();
  const next = read({}, account);
  expect(next.result.current[0]).toEqual({ ...PLAIN, voice: true, slow: true });
  save.mockReset().mockResolvedValue({ ok: true, data: { saved: true } });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ voice: true, slow: true }));
});

it('a new language goes into the cookie and makes the page anew', () => {
  const { result } = read({}, nextAccount());
  act(() => result.current[1]({ language: 'both' }));
  expect(document.cookie).toContain('language=both');
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});

it('a language chosen elsewhere, or by a support, reaches this page', () => {
  read({ language: 'es' }, nextAccount());
  expect(document.cookie).toContain('language=es');
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});

it('the language of the sign-in page is saved for a student who has chosen none', async () => {
  setLanguage('es');
  const { result } = read({}, nextAccount());
  await waitFor(() => expect(save).toHaveBeenCalledWith({ language: 'es' }));
  expect(result.current[0].language).toBe('es');
  expect(mockRefresh).not.toHaveBeenCalled();
});

it('a teacher who looks changes nothing, and stays in English', () => {
  const { result } = renderHook(() => useReadingSettings({ ...PLAIN, language: 'es' }, undefined));
  act(() => result.current[1]({ roomy: true }));
  expect(result.current[0]).toEqual({ ...PLAIN, language: 'es' });
  expect(document.cookie).not.toContain('language');
  expect(save).not.toHaveBeenCalled();
});
