import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { saveReadingSettingsAction } from '@/lib/actions/profile';
import type { ReadingSettings } from '@/lib/domain/student/reading';
import { useReadingSettings } from './student-reading-settings-provider';

const mockRefresh = jest.fn();
const mockRouter = { refresh: mockRefresh };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
jest.mock('@/lib/actions/profile', () => ({ saveReadingSettingsAction: jest.fn() }));
const save = jest.mocked(saveReadingSettingsAction);

const PLAIN: ReadingSettings = { language: null, voice: false, slow: false, roomy: false };
const read = (stored: Partial<ReadingSettings> = {}, account: string | undefined = 'kim') =>
  renderHook(() => useReadingSettings({ ...PLAIN, ...stored }, account));
const setLanguage = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = `language=${value}; Path=/`;
};

/** The language in which the page was drawn, and whether it came from this device. */
function drawPage({ language, kept }: { language?: string; kept?: boolean } = {}): void {
  const { dataset } = document.documentElement;
  delete dataset.language;
  delete dataset.kept;
  if (language) dataset.language = language;
  if (kept) dataset.kept = '1';
}
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

/** The worker has this page in a language. */
function letWorkerHave(language: string | null): void {
  class Channel {
    port1 = { onmessage: (_event: { data: unknown }): void => {} };
    port2 = { answer: (data: unknown) => this.port1.onmessage({ data }) };
  }
  Object.assign(window, { MessageChannel: Channel });
  const controller = {
    postMessage: (message: unknown, [port]: { answer: (data: unknown) => void }[]) => {
      expect(message).toEqual({ type: 'find', url: '/' });
      port?.answer(language);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
}

beforeEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  drawPage();
  save.mockReset().mockResolvedValue({ ok: true, data: { saved: true } });
  mockRefresh.mockReset();
  setLanguage('; Max-Age=0');
});
let accounts = 0;
const nextAccount = () => `account-${++accounts}`;

it('a choice counts at once, and is sent once', async () => {
  const account = nextAccount();
  const { result } = read({}, account);
  act(() => result.current.change({ roomy: true }));
  expect(result.current.reading).toEqual({ ...PLAIN, roomy: true });
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
  act(() => first.result.current.change({ voice: true }));
  act(() => first.result.current.change({ slow: true }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  first.unmount();
  const next = read({}, account);
  expect(next.result.current.reading).toEqual({ ...PLAIN, voice: true, slow: true });
  save.mockReset().mockResolvedValue({ ok: true, data: { saved: true } });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ voice: true, slow: true }));
});

it('a new language goes into the cookie and makes the page anew', () => {
  const { result } = read({}, nextAccount());
  act(() => result.current.change({ language: 'both' }));
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
  drawPage({ language: 'es' });
  const { result } = read({}, nextAccount());
  await waitFor(() => expect(save).toHaveBeenCalledWith({ language: 'es' }));
  expect(result.current.reading.language).toBe('es');
  expect(mockRefresh).not.toHaveBeenCalled();
});

it('a teacher who looks changes nothing, and stays in English', () => {
  const { result } = renderHook(() => useReadingSettings({ ...PLAIN, language: 'es' }, undefined));
  act(() => result.current.change({ roomy: true }));
  expect(result.current.reading).toEqual({ ...PLAIN, language: 'es' });
  expect(document.cookie).not.toContain('language');
  expect(save).not.toHaveBeenCalled();
});

it('without Wi-Fi and without a saved page in the language, the page says that it changes later, and does', async () => {
  goOffline();
  const { result } = read({}, nextAccount());
  letWorkerHave('en');
  act(() => result.current.change({ language: 'es' }));
  await waitFor(() => expect(result.current.isLate).toBe(true));
  expect(document.cookie).toContain('language=es');
  expect(mockRefresh).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(mockRefresh).toHaveBeenCalledTimes(1);

  act(() => result.current.change({ language: 'en' }));
  expect(result.current.isLate).toBe(false);
});

it('without Wi-Fi, text that a reload would lose is worth more than the language', async () => {
  goOffline();
  letWorkerHave('es');
  const { result } = read({}, nextAccount());
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.input(field, { target: { value: 'Lucky Yaks' } });
  act(() => result.current.change({ language: 'es' }));
  await waitFor(() => expect(result.current.isLate).toBe(true));
  field.remove();
});

it('a saved page that is older than the last choice doesn’t undo it, with an unreliable network either', async () => {
  setLanguage('es');
  drawPage({ language: 'es', kept: true });
  const { result } = read({ language: 'en' }, nextAccount());
  expect(result.current.reading.language).toBe('es');
  act(() => result.current.change({ roomy: true }));
  expect(document.cookie).toContain('language=es');
  expect([result.current.isLate, mockRefresh.mock.calls]).toEqual([false, []]);
  await waitFor(() => expect(save).toHaveBeenCalledWith({ roomy: true }));
});
