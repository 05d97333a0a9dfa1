import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { LINE_STATES, OFFLINE, pageSavedText, savedTimeText } from '@/words/offline';

/** No Wi-Fi; Wi-Fi but no answer from the app; back again. */
export type LineState = 'away' | 'silent' | 'back';

/** Says on a page from the device when it was saved. */
export function KeptNotice({ savedAt, line }: { savedAt: number; line: LineState }) {
  return (
    <Notice tone="info" title={LINE_STATES[line]}>
      <p>{line === 'back' ? OFFLINE.finishFirst : pageSavedText(savedTimeText(savedAt))}</p>
      {line === 'away' ? null : (
        <Button variant="secondary" className="mt-2" onClick={() => window.location.reload()}>
          {OFFLINE.showNewest}
        </Button>
      )}
    </Notice>
  );
}
