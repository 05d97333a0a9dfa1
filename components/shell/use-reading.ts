import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { deviceStorage } from '@/components/outbox/device-storage';
import { callAction } from '@/lib/actions/call-action';
import { saveReadingAction } from '@/lib/actions/profile';
import type { ChosenReadingSettings, ReadingSettings } from '@/lib/domain/student/reading';
import { readLanguageCookie, writeLanguageCookie } from './language-cookie';

/**
 * How the student reads the app, and a function to change it. A change counts on this page at once.
 * It stays on the device until the server has it, and without Wi-Fi it is sent again once the
 * network is back.
 *
 * @param account missing where nothing can be changed.
 */
export function useReadingSettings(
  stored: ReadingSettings,
  account: string | undefined,
): [ReadingSettings, (choice: ChosenReadingSettings) => void] {
  const router = useRouter();
  const [changed, setChanged] = useState<ChosenReadingSettings>({});
  const reading: ReadingSettings = { ...stored, ...changed };
  const { language, voice } = reading;
  const name = account && `reading:${account}`;

  function change(choice: ChosenReadingSettings) {
    if (!name) return;
    const next = { ...changed, ...choice };
    setChanged(next);
    deviceStorage().write(name, next);
    void send(name);
  }

  useEffect(() => {
    if (!name) return;
    const kept = deviceStorage().read(name);
    if (kept) setChanged(kept as ChosenReadingSettings);
    const retry = () => void send(name);
    retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the language changes the page.
  useEffect(() => {
    if (!account) return;
    const onPage = readLanguageCookie();
    // Chosen on the sign-in page by someone who has chosen nothing yet.
    if (language === null) {
      if (onPage !== 'en') change({ language: onPage });
      return;
    }
    if (language === onPage) return;
    writeLanguageCookie(language);
    const refresh = () => router.refresh();
    if (navigator.onLine) return refresh();
    window.addEventListener('online', refresh, { once: true });
    return () => window.removeEventListener('online', refresh);
  }, [language, account]);

  useEffect(() => {
    if (!voice) return;
    window.addEventListener('keydown', readHere);
    return () => window.removeEventListener('keydown', readHere);
  }, [voice]);

  return [reading, change];
}

async function send(name: string): Promise<void> {
  const waiting = deviceStorage().read(name) as ChosenReadingSettings | null;
  if (!waiting) return;
  const sent = await callAction(() => saveReadingAction(waiting));
  const isNewest = JSON.stringify(deviceStorage().read(name)) === JSON.stringify(waiting);
  if (isNewest && (sent.ok || sent.error.code !== 'unavailable')) deviceStorage().remove(name);
}

/** Alt and V press the button of the part that has the focus, or else the first one. */
function readHere(event: KeyboardEvent): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyV') return;
  const part = document.activeElement?.closest('[data-reads]') ?? document;
  const button = part.querySelector<HTMLButtonElement>('[data-speaker]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
