import type { Metadata } from 'next';
import { ChangeTeam } from '@/components/team/change-team';
import { NameState, RosterList, StickerList } from '@/components/team/team-parts';
import { TeamPicture } from '@/components/team-look/team-picture';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getTeamPage } from '@/lib/data/team/queries';
import { HELP } from '@/words/help';
import { studentPage } from '../student-page';

export const metadata: Metadata = { title: 'My team' };

export default studentPage({ needs: 'team' }, async (viewer) => {
  const { look, waitingName, wasRefused, readOnly, mascotLabel, themeLabel, roster, stickers } = await getTeamPage(viewer);
  return (
    <>
      <PageHeader title="My team" help={HELP.team} />
      <div className="grid grid-cols-1 gap-6">
        <NameState name={look.name} waitingName={waitingName} wasRefused={wasRefused} />
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <TeamPicture look={look} stickers={stickers.flatMap(({ place }) => place ?? [])} />
          <Card title="Stickers">
            <StickerList stickers={stickers} />
            <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-4">
              <Choice name="Mascot" value={mascotLabel} />
              <Choice name="Team color" value={themeLabel} />
            </dl>
          </Card>
        </div>
        {readOnly ? null : (
          <details className="group forced-edge rounded-lg bg-raised px-4 shadow-card sm:px-6">
            <summary className="flex min-h-[3.25rem] items-center gap-2 py-2 font-semibold text-lead leading-snug">
              <Icon name="pencil" />
              Change name, mascot, or colors
              <Icon name="chevron-down" className="ml-auto size-[1.25em] group-open:rotate-180" />
            </summary>
            <div className="pt-3 pb-6">
              <ChangeTeam initial={{ ...look, name: waitingName ?? look.name }} />
            </div>
          </details>
        )}
        <Card title="Players">
          {roster.length === 0 ? <p>You haven’t picked any players yet.</p> : <RosterList roster={roster} />}
          <div className="mt-4">
            <LinkButton href="/student/draft" variant="secondary" icon="list-checks">
              Go to the draft
            </LinkButton>
          </div>
        </Card>
      </div>
    </>
  );
});

function Choice({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-content-soft text-base">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
