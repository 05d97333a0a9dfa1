import { useEffect, useState } from 'react';
import { outboxOf } from '@/components/outbox/use-outbox';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { retellAnswers } from './retell-answers';
import { savedTime } from './saved-time';

/** The Wi-Fi is away; it is there, and the app does not answer; it has come back. */
type Line = 'away' | 'silent' | 'back';
const TITLES: Readonly<Record<Line, string>> = {
  away: 'You’re offline',
  silent: 'The app doesn’t answer right now',
  back: 'You’re back online',
};

/** Says on a page that came from the device since when it lies there, and tells it of the answers that came after. */
export function KeptNotice({ account, week, savedAt }: { account: string; week: string; savedAt: number }) {
  const [line, setLine] = useState<Line>(() => (navigator.onLine ? 'silent' : 'away'));

  useEffect(() => retellAnswers(outboxOf(account), week, savedAt), [account, week, savedAt]);

  useEffect(() => {
    const goOn = () => setLine('back');
    const stop = () => setLine('away');
    window.addEventListener('online', goOn);
    window.addEventListener('offline', stop);
    return () => {
      window.removeEventListener('online', goOn);
      window.removeEventListener('offline', stop);
    };
  }, []);

  return (
    <Notice tone="info" title={TITLES[line]}>
      <p>
        {line === 'back'
          ? 'What you typed is kept. Finish it first, if you like.'
          : `This page was saved ${savedTime(savedAt)}. You can go on: your answers wait on this device until they can be sent.`}
      </p>
      {line === 'away' ? null : (
        <Button variant="secondary" className="mt-2" onClick={() => window.location.reload()}>
          Show the newest page
        </Button>
      )}
    </Notice>
  );
}
