import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { FileLink } from '@/components/ui/plain-link-button';
import type { LeagueSettingsDto } from '@/lib/data/league/dto';
import { CardsForm } from './cards-form';
import { DeleteLeague } from './delete-league';
import { studentCountText } from './league-words';
import { ArchiveLeague, LeaguePasswordForm, NewJoinCode, RenameForm } from './setting-forms';

/** Cards of different heights below one another, without holes between. */
const STACK = 'grid grid-cols-1 gap-3';

/** Everything that can be changed about a league: the class's work, then who gets in, and the final things last. */
export function LeagueSettings({ league }: { league: LeagueSettingsDto }) {
  const { id, name, code, password, isPast, season, isDeleting, archivedText, studentCount, formulas } = league;
  const canChange = !isPast && !isDeleting;
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
      {isPast ? (
        <div className="lg:col-span-2">
          <Notice tone="info" title={`The ${season} season is over`}>
            You can view or delete this league. Nothing else in it can change.
          </Notice>
        </div>
      ) : null}
      <div className={STACK}>
        {canChange ? (
          <>
            <Card title="Name and period">
              <RenameForm leagueId={id} name={name} period={league.period} />
            </Card>
            <Card title="Score cards">
              <CardsForm leagueId={id} cards={league.cards} />
            </Card>
            <Card title="Formulas">
              <p className="mb-4 text-content-soft">
                {formulas === null ? (
                  'Each student works with level 1 or level 2.'
                ) : (
                  <>
                    From the next week on, the class uses your own formulas, <strong>“{formulas}”</strong>.
                  </>
                )}{' '}
                You can write a set of your own and see how hard its cards are.
              </p>
              <LinkButton href={`/teacher/leagues/${id}/settings/formulas`} variant="secondary">
                Formula set
              </LinkButton>
            </Card>
          </>
        ) : null}
        <Card title="How long it’s kept">
          <RetentionNote retention={league.retention} />
        </Card>
      </div>
      <div className={STACK}>
        {canChange ? (
          <>
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
        ) : null}
        <Card title="Delete" className="border-2 border-trouble">
          <p className="mb-4 text-content-soft">
            This deletes the league and everything in it: {studentCountText(studentCount).toLowerCase()}, their teams, lineups,
            answers, graphs, and points, plus their accounts unless they play in another league. This can’t be undone.
          </p>
          <div className="mb-6">
            <FileLink href={`/api/leagues/${id}/export.json`}>Save everything first (JSON)</FileLink>
          </div>
          <DeleteLeague leagueId={id} name={name} studentCount={studentCount} isDeleting={isDeleting} />
        </Card>
      </div>
    </div>
  );
}

/** Until when the league is kept, and why. */
function RetentionNote({ retention }: { retention: LeagueSettingsDto['retention'] }) {
  const { purgeDayText, isDue, daysAfterSchoolYear } = retention;
  return (
    <>
      <p className="text-content-soft">{isDue ? 'This league has been due to be deleted since' : 'This league is kept until'}</p>
      <p className="font-bold text-title">{purgeDayText}</p>
      <p className="mt-2 text-content-soft">
        That is {daysAfterSchoolYear} {daysAfterSchoolYear === 1 ? 'day' : 'days'} after the school year ends on June 30. Then the
        person who runs the app deletes it with all its students. Save what you need before then.
      </p>
    </>
  );
}
