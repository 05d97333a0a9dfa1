'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FieldHint } from '@/components/ui/field-parts';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { renewCalendarAddressAction } from '@/lib/actions/calendar';
import type { LeagueCalendarDto } from '@/lib/data/calendar/dto';

/** The address of the calendar feed, and a button that replaces it. */
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
      renewCalendarAddressAction({ leagueId, from: feed?.key ?? null }),
    );
    if (result?.ok) router.refresh();
  }

  return (
    <Card title="Subscribe">
      <div className="space-y-3">
        {feed ? (
          <>
            <TextField
              label="Address for other calendars"
              name="feed"
              hint="Whoever has it can read the dates and the league’s name, and nothing about students."
              readOnly
              value={feed.address}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="secondary" pending={pending} onClick={renew}>
              Make a new address
            </Button>
            <FieldHint id="feed-renew">The old one stops working right away.</FieldHint>
          </>
        ) : (
          <>
            <p className="text-content-soft">
              Show the weeks in your own calendar or on your school’s page. They stay up to date
              there.
            </p>
            <Button variant="secondary" icon="calendar" pending={pending} onClick={renew}>
              Make an address
            </Button>
          </>
        )}
        <Notice alert>{refusal?.message}</Notice>
      </div>
    </Card>
  );
}
