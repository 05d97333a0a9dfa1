import { useEffect, useState } from 'react';
import { outboxOf } from '@/components/outbox/use-outbox';
import { lazyModule } from '@/components/ui/lazy-module';
import { LiveRegion } from '@/components/ui/notice';
import { withSpanish } from '@/lib/words/language';
import type { LineState } from './saved-page-notice';
import {
  deleteSavedPagesOfOtherWeeks,
  replaySavedVerdicts,
  startSavingVerdicts,
} from './saved-verdicts';

/** Saved on the device with the page itself. */
const SavedPageNotice = lazyModule(() =>
  withSpanish(
    () => import('./saved-page-notice'),
    () => import('@/lib/words/es/parts/saved-page-notice'),
  ),
).component((parts) => parts.SavedPageNotice);

/** In the first seconds the page itself loads, and then its live connection opens. */
const QUIET_MS = 4_000;

type OfflineCopyProps = { account: string; week: string };

/**
 * Saves each page once it is idle, however it was opened, and shows a notice on a page that came
 * from the device. Such a page isn't replaced automatically: when the Wi-Fi is back, the
 * student decides.
 */
export function OfflineCopy({ account, week }: OfflineCopyProps) {
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [line, setLine] = useState<LineState>('away');

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!dataset.kept) return deleteSavedPagesOfOtherWeeks(week);
    const since = Number(dataset.kept);
    setSavedAt(since);
    replaySavedVerdicts(outboxOf(account), week, since);
    setLine(navigator.onLine ? 'silent' : 'away');
    const goOn = () => setLine('back');
    const stop = () => setLine('away');
    window.addEventListener('online', goOn);
    window.addEventListener('offline', stop);
    return () => {
      // The next page of this tab comes from the server.
      delete dataset.kept;
      setSavedAt(null);
      window.removeEventListener('online', goOn);
      window.removeEventListener('offline', stop);
    };
  }, [account, week]);

  useEffect(() => startSavingVerdicts(outboxOf(account), week), [account, week]);

  useEffect(() => {
    const timer = setTimeout(async () => {
      try {
        const { savePageForOffline } = await import('./save-this-page');
        await savePageForOffline(week);
      } catch {
        // If this script fails to load, no page is saved, and the page still works.
      }
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [week]);

  return (
    <LiveRegion className="mb-3 empty:absolute">
      {savedAt === null ? null : <SavedPageNotice savedAt={savedAt} line={line} />}
    </LiveRegion>
  );
}
