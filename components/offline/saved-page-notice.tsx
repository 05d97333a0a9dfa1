import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { CONNECTION_WORDS, deviceDayAndTimeText, OFFLINE, pageSavedText } from '@/words/offline';

/** `away`: no Wi-Fi. `silent`: Wi-Fi, but no answer from the app. `back`: the Wi-Fi is back. */
export type SavedPageConnectionState = 'away' | 'silent' | 'back';

type SavedPageNoticeProps = { savedAt: number; connection: SavedPageConnectionState };

export function SavedPageNotice({ savedAt, connection }: SavedPageNoticeProps) {
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_20rem]">
          <p className="font-bold text-info">{CONNECTION_WORDS[connection]}</p>
          <p>
            {connection === 'back'
              ? OFFLINE.finishFirst
              : pageSavedText(deviceDayAndTimeText(savedAt))}
          </p>
        </div>
        {connection === 'away' ? null : (
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {OFFLINE.showNewest}
          </Button>
        )}
      </div>
    </Notice>
  );
}
