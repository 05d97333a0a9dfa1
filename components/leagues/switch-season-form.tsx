'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { previewSeasonSwitchAction, switchLeagueSeasonAction } from '@/lib/actions/calendar';
import type {
  CalendarChangePreviewDto,
  SeasonChoiceInput,
  SeasonOptionsDto,
} from '@/lib/data/calendar/dto';
import { SEASON_CHOICE } from '@/words/new-league';
import { readSeasonChoiceFields, SeasonChoice } from './season-choice';

type AnotherSeasonProps = {
  leagueId: string;
  kind: SeasonChoiceInput['kind'];
  seasons: SeasonOptionsDto;
};

export function SwitchSeasonForm({ leagueId, kind, seasons }: AnotherSeasonProps) {
  const router = useRouter();
  const [proposal, setProposal] = useState<{
    wanted: SeasonChoiceInput;
    preview: CalendarChangePreviewDto;
  } | null>(null);
  const asking = useAction<CalendarChangePreviewDto>();
  const saving = useAction<{ week: number }>();
  if (seasons.replays.length === 0) return null;

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    saving.forget();
    const wanted = readSeasonChoiceFields(new FormData(event.currentTarget));
    const result = await asking.run(() => previewSeasonSwitchAction({ leagueId, wanted }));
    setProposal(result?.ok ? { wanted, preview: result.data } : null);
  }

  async function play(wanted: SeasonChoiceInput) {
    const result = await saving.run(() => switchLeagueSeasonAction({ leagueId, wanted }));
    if (!result?.ok) return;
    setProposal(null);
    router.refresh();
  }

  const { sentences = [], refusal = null } = proposal?.preview ?? {};
  return (
    <Fold summary={SEASON_CHOICE.another} className="mt-3">
      <form
        onSubmit={ask}
        onChange={() => setProposal(null)}
        className="max-w-[60rem] space-y-3 pb-4"
      >
        <SeasonChoice
          seasons={seasons}
          legend={SEASON_CHOICE.fromNowOn}
          start={kind}
          explains={false}
        />
        <Button type="submit" variant="secondary" pending={asking.pending}>
          {SEASON_CHOICE.seeWhatHappens}
        </Button>
        <LiveRegion className="empty:absolute">
          {sentences.length > 0 ? (
            <Notice tone="info" title={SEASON_CHOICE.whatThisDoes}>
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
          ) : null}
          {saving.done && !saving.pending && !proposal ? (
            <Notice tone="good">{SEASON_CHOICE.playsNow}</Notice>
          ) : null}
        </LiveRegion>
        <Notice alert>
          {refusal ?? asking.refusal?.message ?? saving.refusal?.message ?? null}
        </Notice>
        {proposal && sentences.length > 0 ? (
          <Button pending={saving.pending} onClick={() => play(proposal.wanted)}>
            {SEASON_CHOICE.playThis}
          </Button>
        ) : null}
      </form>
    </Fold>
  );
}
