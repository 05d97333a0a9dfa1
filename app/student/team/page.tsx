import { ChangeTeam } from '@/components/team/change-team';
import { StickerBoard } from '@/components/team/sticker-board';
import { NameState, RosterList } from '@/components/team/team-parts';
import { Card } from '@/components/ui/card';
import { HelpLine } from '@/components/ui/help-line';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getTeamPage } from '@/lib/data/team/queries';
import { HELP } from '@/words/help';
import { studentPage } from '../student-page';

export const metadata = { title: 'My team' };

export default studentPage({ needs: 'team' }, async (viewer) => {
  const {
    leagueName,
    look,
    waitingName,
    wasRefused,
    readOnly,
    mascotLabel,
    themeLabel,
    roster,
    stickers,
  } = await getTeamPage(viewer);
  return (
    <>
      <PageHeader title="My team" beside={leagueName} help={<HelpLine sentences={HELP.team} />} />
      <div className="grid grid-cols-1 gap-4">
        <NameState name={look.name} waitingName={waitingName} wasRefused={wasRefused} />
        <StickerBoard look={look} stickers={stickers} readOnly={readOnly}>
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1 border-line border-t pt-3">
            <Choice name="Mascot" value={mascotLabel} />
            <Choice name="Team color" value={themeLabel} />
          </dl>
        </StickerBoard>
        {readOnly ? null : <ChangeTeam initial={{ ...look, name: waitingName ?? look.name }} />}
        <Card title="Players">
          {roster.length === 0 ? (
            <p>You haven’t picked any players yet.</p>
          ) : (
            <RosterList roster={roster} />
          )}
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
    <div className="flex gap-2">
      <dt className="text-content-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
