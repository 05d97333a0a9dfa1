import { ChangeTeamLook } from '@/components/team/change-team-look';
import { RosterList } from '@/components/team/roster-list';
import { StickerPlacementEditor } from '@/components/team/sticker-placement-editor';
import { Card } from '@/components/ui/card';
import { HelpLine } from '@/components/ui/help-line';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Sentence } from '@/components/ui/sentence';
import { getTeamPage } from '@/lib/data/team/queries';
import { STUDENT_PAGE_HELP } from '@/words/help';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { TEAM, teamIsCalledText, teamNameIsWaitingText, untilNameApprovedText } from '@/words/team';
import { defineStudentPage } from '../define-student-page';

export const generateMetadata = () => ({ title: STUDENT_PAGE_TITLES.myTeam });

export default defineStudentPage({ needs: 'team' }, async (viewer) => {
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
      <PageHeader
        title={STUDENT_PAGE_TITLES.myTeam}
        subtitle={leagueName}
        help={<HelpLine sentences={STUDENT_PAGE_HELP.team} />}
      />
      <div className="grid grid-cols-1 gap-4">
        <TeamNameState name={look.name} waitingName={waitingName} wasRefused={wasRefused} />
        <StickerPlacementEditor look={look} stickers={stickers} readOnly={readOnly}>
          <dl className="flex flex-wrap gap-x-8 gap-y-1">
            <Choice name={TEAM.mascot} value={mascotLabel} />
            <Choice name={TEAM.teamColor} value={themeLabel} />
          </dl>
        </StickerPlacementEditor>
        {readOnly ? null : <ChangeTeamLook initial={{ ...look, name: waitingName ?? look.name }} />}
        <Card title={TEAM.players}>
          {roster.length === 0 ? <p>{TEAM.noPlayers}</p> : <RosterList roster={roster} />}
          <div className="mt-4">
            <LinkButton href="/student/draft" variant="secondary" icon="list-checks">
              {TEAM.goToDraft}
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

function TeamNameState({
  name,
  waitingName,
  wasRefused,
}: {
  name: string;
  waitingName: string | null;
  wasRefused: boolean;
}) {
  if (waitingName !== null) {
    return (
      <Notice tone="info" title={teamNameIsWaitingText(waitingName)}>
        <p>
          <Sentence parts={untilNameApprovedText(<strong>{name}</strong>)} />
        </p>
      </Notice>
    );
  }
  if (!wasRefused) return null;
  return (
    <Notice tone="info" title={teamIsCalledText(name)}>
      {TEAM.refused}
    </Notice>
  );
}
