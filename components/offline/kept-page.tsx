import { useEffect, useState } from 'react';
import { outboxOf } from '@/components/outbox/use-outbox';
import { laterModule } from '@/components/ui/later-module';
import { LiveRegion } from '@/components/ui/notice';
import { keepAnswers } from './answers-on-device';

/** The first seconds belong to the page itself, and then to its live connection. */
const QUIET_MS = 4_000;

/** Its script comes with a page that was kept, and lies with it on the device. */
const KeptNotice = laterModule(() => import('./kept-notice')).part(({ KeptNotice }) => KeptNotice);

type KeptPageProps = { account: string; week: string };

/**
 * Has what this tab was opened with kept on the device, once it is idle; and says so on a page that came from there. That page is never
 * replaced by itself: when the Wi-Fi is back, the student says when.
 */
export function KeptPage({ account, week }: KeptPageProps) {
  const [savedAt, setSavedAt] = useState<number | null>(null);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!dataset.kept) return;
    setSavedAt(Number(dataset.kept));
    return () => {
      // The next page of this tab comes from the server.
      delete dataset.kept;
      setSavedAt(null);
    };
  }, []);

  useEffect(() => keepAnswers(outboxOf(account), week), [account, week]);

  useEffect(() => {
    const timer = setTimeout(async () => {
      try {
        const { keepThisPage } = await import('./keep-this-page');
        await keepThisPage(week);
      } catch {
        // Without this file nothing is kept, and the page works all the same.
      }
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [week]);

  return (
    <LiveRegion className="mb-3 empty:absolute">
      {savedAt === null ? null : <KeptNotice account={account} week={week} savedAt={savedAt} />}
    </LiveRegion>
  );
}
