'use client';

import { useRouter } from 'next/navigation';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ReadAloudSettingsContext } from '@/components/math/read-aloud-settings-context';
import { deviceStorage } from '@/components/outbox/device-storage';
import { lazyModule } from '@/components/ui/lazy-module';
import { wouldReloadLoseTyping } from '@/components/ui/page-in-use';
import { languageOfPage } from '@/components/ui/page-language';
import { callAction } from '@/lib/actions/call-action';
import { saveReadingSettingsAction } from '@/lib/actions/profile';
import type { StudentShellDto } from '@/lib/data/student-page/dto';
import type { FindPageLanguageMessage } from '@/lib/domain/site/offline';
import type {
  ChosenReadingSettings,
  ReadingLanguageChoice,
  ReadingSettings,
} from '@/lib/domain/student/reading';
import { findLanguageCookie, writeLanguageCookie } from './language-cookie';
import { OwnTeamLookContext } from './own-team-look-context';

const ReadingSettingsMenu = lazyModule(() => import('./reading-settings-menu')).component(
  (parts) => parts.ReadingSettingsMenu,
);

type StudentReadingSettingsProviderProps = {
  stored: ReadingSettings;
  account: string | undefined;
  team: StudentShellDto['team'];
  colors: CSSProperties | undefined;
  /** The id of the menu, which a button elsewhere opens; its title has this id and `-title`. */
  menuId: string;
  children: ReactNode;
};

/** Surrounds all of a student's page: how it is read now, with the menu that changes it. */
export function StudentReadingSettingsProvider({
  stored,
  account,
  team,
  colors,
  menuId,
  children,
}: StudentReadingSettingsProviderProps) {
  const { reading, change, isLate } = useReadingSettings(stored, account);
  const menu = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    // The menu may have been opened before this script ran.
    if (menu.current && menu.current.getClientRects().length > 0) setWasOpened(true);
  }, []);
  return (
    <div
      className="flex min-h-dvh flex-col pb-(--verdict-bar)"
      style={colors}
      data-roomier={reading.roomy || undefined}
    >
      <OwnTeamLookContext value={team}>
        <ReadAloudSettingsContext value={reading}>{children}</ReadAloudSettingsContext>
      </OwnTeamLookContext>
      {account ? (
        <section
          ref={menu}
          id={menuId}
          popover="auto"
          aria-labelledby={`${menuId}-title`}
          onToggle={() => setWasOpened(true)}
          className={
            'print-hidden fixed inset-auto top-14 right-2 m-0 max-h-[calc(100dvh-4rem)] w-80 ' +
            'max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border-2 border-content bg-raised ' +
            'p-4 text-content shadow-lift'
          }
        >
          {wasOpened ? (
            <ReadingSettingsMenu reading={reading} isLate={isLate} onChange={change} />
          ) : null}
        </section>
      ) : null}
    </div>
  );
}

type CurrentReading = {
  reading: ReadingSettings;
  change: (choice: ChosenReadingSettings) => void;
  /** True while the page waits for the network to be shown in the chosen language. */
  isLate: boolean;
};

/** More than a slow Chromebook needs to find a saved page. */
const WORKER_MS = 5_000;

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
): CurrentReading {
  const router = useRouter();
  const [changed, setChanged] = useState<ChosenReadingSettings>({});
  /** False until this device's storage has been read. */
  const [isRead, setIsRead] = useState(false);
  const [deviceLanguage, setDeviceLanguage] = useState<ReadingLanguageChoice | null>(null);
  const [isLate, setIsLate] = useState(false);
  // The same object as long as nothing changes: React drops what was sent from parts of the page
  // that aren't interactive yet when a context above them changes.
  const reading = useMemo<ReadingSettings>(() => {
    const ofPage = deviceLanguage ? { ...stored, language: deviceLanguage } : stored;
    return { ...ofPage, ...changed };
  }, [stored, deviceLanguage, changed]);
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
    const unsent = deviceStorage().read(name);
    if (unsent) setChanged(unsent as ChosenReadingSettings);
    setIsRead(true);
    // A page that was saved on this device may be older than the last choice.
    if (document.documentElement.dataset.kept) setDeviceLanguage(findLanguageCookie());
    const retry = () => void send(name);
    retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the language changes the page.
  useEffect(() => {
    if (!account || !isRead) return;
    const onPage = languageOfPage();
    // Chosen on the sign-in page by someone who has chosen nothing yet.
    if (language === null) {
      if (onPage !== 'en') change({ language: onPage });
      return;
    }
    if (language !== findLanguageCookie()) writeLanguageCookie(language);
    setIsLate(false);
    if (language === onPage) return;
    const refresh = () => router.refresh();
    if (navigator.onLine && !document.documentElement.dataset.kept) return refresh();
    let isOver = false;
    void isSavedIn(language).then((isSaved) => {
      if (isOver) return;
      if (isSaved && !wouldReloadLoseTyping()) window.location.reload();
      else setIsLate(true);
    });
    window.addEventListener('online', refresh, { once: true });
    return () => {
      isOver = true;
      window.removeEventListener('online', refresh);
    };
  }, [language, account, isRead]);

  useEffect(() => {
    if (!voice) return;
    window.addEventListener('keydown', pressSpeakerButton);
    return () => window.removeEventListener('keydown', pressSpeakerButton);
  }, [voice]);

  return { reading, change, isLate };
}

/**
 * True if a reload without a network shows this page in a language. An older worker doesn't answer.
 */
function isSavedIn(language: ReadingLanguageChoice): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
    if (!worker) return resolve(false);
    setTimeout(() => resolve(false), WORKER_MS);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === language);
    const url = window.location.pathname + window.location.search;
    worker.postMessage({ type: 'find', url } satisfies FindPageLanguageMessage, [port2]);
  });
}

async function send(name: string): Promise<void> {
  const unsent = deviceStorage().read(name) as ChosenReadingSettings | null;
  if (!unsent) return;
  const result = await callAction(() => saveReadingSettingsAction(unsent));
  const isNewest = JSON.stringify(deviceStorage().read(name)) === JSON.stringify(unsent);
  if (isNewest && (result.ok || result.error.code !== 'unavailable')) deviceStorage().remove(name);
}

/** Alt and V press the button of the part that has the focus, or else the first one. */
function pressSpeakerButton(event: KeyboardEvent): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyV') return;
  const part = document.activeElement?.closest('[data-reads]') ?? document;
  const button = part.querySelector<HTMLButtonElement>('[data-speaker]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
