import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { LINE_STATES, OFFLINE, pageSavedText, savedTimeText } from '@/words/offline';

/** No Wi-Fi; Wi-Fi but no answer from the app; back again. */
export type LineState = 'away' | 'silent' | 'back';

/** Says on a page from the device when it was saved. */
export function SavedPageNotice({ savedAt, line }: { savedAt: number; line: LineState }) {
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_20rem]">
          <p className="font-bold text-info">{LINE_STATES[line]}</p>
          <p>{line === 'back' ? OFFLINE.finishFirst : pageSavedText(savedTimeText(savedAt))}</p>
        </div>
        {line === 'away' ? null : (
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {OFFLINE.showNewest}
          </Button>
        )}
      </div>
    </Notice>
  );
}
