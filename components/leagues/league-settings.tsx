import { Card } from '@/components/ui/card';
import { FileLink, LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import type { LeagueSettingsDto } from '@/lib/data/league/dto';
import { CardsForm } from './cards-form';
import { DeleteLeague } from './delete-league';
import { studentCountText } from './league-words';
import { ArchiveLeague, LeaguePasswordForm, NewJoinCode, RenameForm } from './setting-forms';
import { StartLevelForm } from './start-level-form';

/** Stacks cards of different heights without gaps. */
const STACK = 'grid grid-cols-1 gap-3';

/**
 * League settings: class work on the left, access on the right, and archiving and deletion below.
 */
export function LeagueSettings({ league }: { league: LeagueSettingsDto }) {
  const {
    id,
    name,
    code,
    password,
    isPast,
    season,
    isDeleting,
    archivedText,
    studentCount,
    formulas,
  } = league;
  const canChange = !isPast && !isDeleting;
  return (
    <div className="grid grid-cols-1 gap-6">
      {isPast ? (
        <Notice tone="info" title={`The ${season} season is over`}>
          You can view or delete this league. Nothing else in it can change.
        </Notice>
      ) : null}
      {canChange ? (
        <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className={STACK}>
            <Card title="Score cards">
              <CardsForm leagueId={id} cards={league.cards} />
            </Card>
            <Card title="Formulas">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <p className="min-w-0 grow basis-72 text-content-soft">
                  {formulas === null ? (
                    <span>Each student works with level 1 or level 2.</span>
                  ) : (
                    <>
                      <span>{'From the next week on, the class uses your own formulas, '}</span>
                      <strong>{`“${formulas}”`}</strong>
                      <span>.</span>
                    </>
                  )}
                  <span>{` You can write a set of your own and see how hard its cards are.`}</span>
                </p>
                <LinkButton href={`/teacher/leagues/${id}/settings/formulas`} variant="secondary">
                  Formula set
                </LinkButton>
              </div>
              <div className="mt-4 border-line border-t pt-4">
                <StartLevelForm leagueId={id} startLevel={league.startLevel} />
              </div>
            </Card>
          </div>
          <div className={STACK}>
            <Card title="Name and period">
              <RenameForm leagueId={id} name={name} period={league.period} />
            </Card>
            <Card title="Password">
              <LeaguePasswordForm leagueId={id} password={password} />
            </Card>
            <Card title="Join code">
              <NewJoinCode leagueId={id} code={code} />
            </Card>
          </div>
        </div>
      ) : null}
      <Section title="When the class is over" heading="mb-2 text-lead">
        <div
          className={`grid grid-cols-1 gap-3 ${canChange ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}
        >
          <Card title="How long it’s kept">
            <RetentionNote retention={league.retention} />
          </Card>
          {canChange ? (
            <Card title="Archive">
              <ArchiveLeague leagueId={id} archivedText={archivedText} />
            </Card>
          ) : null}
          <Card title="Delete">
            <p className="mb-3 text-content-soft">
              {`This deletes the league and everything in it: ${studentCountText(studentCount).toLowerCase()}, their teams, lineups, answers, graphs, and points, plus their accounts unless they play in another league. This can’t be undone.`}
            </p>
            <div className="mb-4">
              <FileLink href={`/api/leagues/${id}/export.json`}>
                Save everything first (JSON)
              </FileLink>
            </div>
            <DeleteLeague
              leagueId={id}
              name={name}
              studentCount={studentCount}
              isDeleting={isDeleting}
            />
          </Card>
        </div>
      </Section>
    </div>
  );
}

function RetentionNote({ retention }: { retention: LeagueSettingsDto['retention'] }) {
  const { purgeDayText, isDue, daysAfterSchoolYear } = retention;
  return (
    <>
      <p className="text-content-soft">
        {isDue ? 'This league has been due to be deleted since' : 'This league is kept until'}
      </p>
      <p className="font-bold text-title">{purgeDayText}</p>
      <p className="mt-2 text-content-soft">
        {`That is ${daysAfterSchoolYear} ${daysAfterSchoolYear === 1 ? 'day' : 'days'} after the school year ends on June 30. Then the person who runs the app deletes it with all its students. Save what you need before then.`}
      </p>
    </>
  );
}
