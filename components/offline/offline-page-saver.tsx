import { useEffect, useState } from 'react';
import type { Outbox, SettledAnswer } from '@/components/outbox/outbox';
import { outboxOf } from '@/components/outbox/use-outbox';
import { lazyModule } from '@/components/ui/lazy-module';
import { LiveRegion } from '@/components/ui/notice';
import { languageOfPage } from '@/components/ui/page-language';
import type {
  AnswerGradedMessage,
  ListGradedAnswersMessage,
  WeekShownMessage,
} from '@/lib/domain/site/offline';
import { loadPartWithSpanish } from '@/lib/words/language';
import type { SavedPageConnectionState } from './saved-page-notice';

const SavedPageNotice = lazyModule(() =>
  loadPartWithSpanish(
    () => import('./saved-page-notice'),
    () => import('@/lib/words/es/parts/saved-page-notice'),
  ),
).component((parts) => parts.SavedPageNotice);

/** In the first seconds the page itself loads, and then its live connection opens. */
const QUIET_MS = 4_000;

type OfflinePageSaverProps = { account: string; week: string };

/**
 * Saves each page once it is idle, however it was opened, and shows a notice on a page that came
 * from the device. Such a page isn't replaced automatically: when the Wi-Fi is back, the
 * student decides.
 */
export function OfflinePageSaver({ account, week }: OfflinePageSaverProps) {
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [connection, setConnection] = useState<SavedPageConnectionState>('away');

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!dataset.kept) return deleteSavedPagesOfOtherWeeks(week);
    const since = Number(dataset.kept);
    setSavedAt(since);
    replaySavedVerdicts(outboxOf(account), week, since);
    setConnection(navigator.onLine ? 'silent' : 'away');
    const onOnline = () => setConnection('back');
    const onOffline = () => setConnection('away');
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    return () => {
      // The next page of this tab comes from the server.
      delete dataset.kept;
      setSavedAt(null);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  }, [account, week]);

  useEffect(() => startSavingVerdicts(outboxOf(account), week), [account, week]);

  useEffect(() => {
    const timer = setTimeout(async () => {
      try {
        const { savePageForOffline } = await import('./save-page-for-offline');
        await savePageForOffline(week);
      } catch {
        // If this script fails to load, no page is saved, and the page still works.
      }
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [week]);

  return (
    <LiveRegion className="mb-3 empty:absolute">
      {savedAt === null ? null : <SavedPageNotice savedAt={savedAt} connection={connection} />}
    </LiveRegion>
  );
}

type SavedVerdict = [...SettledAnswer, language: string];

const worker = () => ('serviceWorker' in navigator ? navigator.serviceWorker.controller : null);

/** The step that finishes a card is excluded: the page must fetch the finished card. */
const isUnfinishedCardStep = ([result, sent]: SettledAnswer) =>
  sent.to === 'attempts' &&
  result.ok &&
  (result.data as { finished?: boolean } | null)?.finished !== true;

/** A card of last week must not be taken for this week's once the Wi-Fi is gone. */
function deleteSavedPagesOfOtherWeeks(week: string): void {
  worker()?.postMessage({ type: 'week', week } satisfies WeekShownMessage);
}

/** Stores verdicts beside the saved pages, which are older. Returns a function that stops it. */
export function startSavingVerdicts(outbox: Outbox, week: string): () => void {
  return outbox.onSettled((answer) => {
    if (!isUnfinishedCardStep(answer)) return;
    const saved: SavedVerdict = [...answer, languageOfPage()];
    worker()?.postMessage({ type: 'answered', week, answer: saved } satisfies AnswerGradedMessage);
  });
}

/** In another language, a right answer counts without its words, and a wrong one not at all. */
function inLanguageOfPage([result, sent, language]: SavedVerdict): SettledAnswer[] {
  if (language === languageOfPage()) return [[result, sent]];
  const verdict = result.ok ? (result.data as { outcome?: string } | null) : null;
  if (verdict?.outcome !== 'right') return [];
  return [
    [{ ok: true, data: { ...verdict, message: '', spanish: undefined } }, sent] as SettledAnswer,
  ];
}

/**
 * Delivers the verdicts that came after a page was saved, so that a right step stays right without
 * the server.
 */
export function replaySavedVerdicts(outbox: Outbox, week: string, since: number): void {
  const active = worker();
  if (!active) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    outbox.deliverEarlierResults((data as SavedVerdict[]).flatMap(inLanguageOfPage));
    port1.close();
  };
  active.postMessage({ type: 'answers', week, since } satisfies ListGradedAnswersMessage, [port2]);
}
