import { Card } from '@/components/ui/card';
import { FileLink } from '@/components/ui/file-link';
import { Notice } from '@/components/ui/notice';
import type { LeagueSettingsDto } from '@/lib/data/league/dto';
import { ArchiveLeague } from './archive-league';
import { DeleteLeague } from './delete-league';
import { LeaguePasswordForm } from './league-password-form';
import { NewJoinCode } from './new-join-code';
import { RenameForm } from './rename-form';
import { RetentionNote } from './retention-note';
import { studentCountText } from './student-count';

/** Everything that can be changed about a league, the final things last. */
export function LeagueSettings({ league }: { league: LeagueSettingsDto }) {
  const { id, name, code, password, isPast, season, isDeleting, archivedText, studentCount } = league;
  return (
    <div className="max-w-text space-y-6">
      {isPast ? (
        <Notice tone="info" title={`The ${season} season is over`}>
          You can view or delete this league. Nothing else in it can change.
        </Notice>
      ) : null}
      {isPast || isDeleting ? null : (
        <>
          <Card title="Name">
            <RenameForm leagueId={id} name={name} />
          </Card>
          <Card title="Password">
            <LeaguePasswordForm leagueId={id} password={password} />
          </Card>
          <Card title="Join code">
            <NewJoinCode leagueId={id} code={code} />
          </Card>
          <Card title="Archive">
            <ArchiveLeague leagueId={id} archivedText={archivedText} />
          </Card>
        </>
      )}
      <Card title="How long it’s kept">
        <RetentionNote retention={league.retention} />
      </Card>
      <Card title="Delete" className="border-2 border-trouble">
        <p className="mb-4 text-content-soft">
          This deletes the league and everything in it: {studentCountText(studentCount).toLowerCase()}, their teams, line-ups,
          answers, graphs, and points, plus their accounts unless they play in another league. This can’t be undone.
        </p>
        <div className="mb-6">
          <FileLink href={`/api/leagues/${id}/export.json`}>Save everything first (JSON)</FileLink>
        </div>
        <DeleteLeague leagueId={id} name={name} studentCount={studentCount} isDeleting={isDeleting} />
      </Card>
    </div>
  );
}
