'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FieldHint } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { renewCalendarFeedAddressAction } from '@/lib/actions/calendar';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';
import { SUBSCRIBE } from '@/words/calendar';

export function SubscribeToCalendar({
  leagueId,
  feed,
}: {
  leagueId: string;
  feed: LeagueCalendarDto['feed'];
}) {
  const router = useRouter();
  const { pending, refusal, run } = useAction();

  async function renew() {
    const result = await run(() =>
      renewCalendarFeedAddressAction({ leagueId, from: feed?.key ?? null }),
    );
    if (result?.ok) router.refresh();
  }

  return (
    <Card title={SUBSCRIBE.title}>
      <div className="space-y-3">
        {feed ? (
          <>
            <TextField
              label={SUBSCRIBE.address}
              name="feed"
              hint={SUBSCRIBE.whoHasIt}
              readOnly
              value={feed.address}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="secondary" pending={pending} onClick={renew}>
              {SUBSCRIBE.newAddress}
            </Button>
            <FieldHint id="feed-renew">{SUBSCRIBE.oldStops}</FieldHint>
          </>
        ) : (
          <>
            <p className="text-content-soft">{SUBSCRIBE.explained}</p>
            <Button variant="secondary" icon="calendar" pending={pending} onClick={renew}>
              {SUBSCRIBE.make}
            </Button>
          </>
        )}
        <Notice alert>{refusal?.message}</Notice>
      </div>
    </Card>
  );
}
