import { Card } from '@/components/ui/card';
import { IfMay } from '@/components/ui/class-part';
import { FileLink, LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Sentence } from '@/components/ui/sentence';
import type { LeagueSettingsDto } from '@/lib/data/league/dto';
import {
  COPY_SETTINGS,
  LEAGUE_SETTINGS,
  ownFormulasText,
  seasonIsOverText,
  thenDeletedText,
  whatIsDeletedText,
} from '@/words/league-settings';
import { PEOPLE } from '@/words/people';
import { CardsForm } from './cards-form';
import { CopySettings } from './copy-settings';
import { DeleteLeague } from './delete-league';
import { BoardLevelForm, StartLevelForm } from './level-forms';
import {
  ArchiveLeagueForm,
  LeaguePasswordForm,
  NewJoinCodeForm,
  RenameForm,
} from './setting-forms';

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
        <Notice tone="info" title={seasonIsOverText(season)}>
          {LEAGUE_SETTINGS.viewOnly}
        </Notice>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <LinkButton href={`/teacher/leagues/${id}/people`} variant="secondary" icon="users">
          {PEOPLE.title}
        </LinkButton>
        <span className="text-content-soft">{PEOPLE.linkHint}</span>
      </p>
      {canChange ? (
        <IfMay needs="manage">
          <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className={STACK}>
              <Card title={LEAGUE_SETTINGS.scoreCards}>
                <CardsForm leagueId={id} cards={league.cards} />
              </Card>
              <Card title={LEAGUE_SETTINGS.formulas}>
                <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                  <p className="min-w-0 grow basis-72 text-content-soft">
                    {formulas === null ? (
                      <span>{LEAGUE_SETTINGS.twoLevels}</span>
                    ) : (
                      <Sentence parts={ownFormulasText(<strong>{`“${formulas}”`}</strong>)} />
                    )}
                    <span>{` ${LEAGUE_SETTINGS.writeOwn}`}</span>
                  </p>
                  <LinkButton href={`/teacher/leagues/${id}/settings/formulas`} variant="secondary">
                    {LEAGUE_SETTINGS.formulaSet}
                  </LinkButton>
                </div>
                <div className="mt-4 border-line border-t pt-4">
                  <StartLevelForm leagueId={id} startLevel={league.startLevel} />
                </div>
                <div className="mt-4 border-line border-t pt-4">
                  <BoardLevelForm leagueId={id} boardLevel={league.boardLevel} />
                </div>
              </Card>
            </div>
            <div className={STACK}>
              <IfMay needs="own">
                <Card title={LEAGUE_SETTINGS.nameAndPeriod}>
                  <RenameForm leagueId={id} name={name} period={league.period} />
                </Card>
              </IfMay>
              <Card title={LEAGUE_SETTINGS.password}>
                <LeaguePasswordForm leagueId={id} password={password} />
              </Card>
              <Card title={LEAGUE_SETTINGS.joinCode}>
                <NewJoinCodeForm leagueId={id} code={code} />
              </Card>
              {league.classes.length > 1 ? (
                <Card title={COPY_SETTINGS.title}>
                  <CopySettings id={id} classes={league.classes} />
                </Card>
              ) : null}
            </div>
          </div>
        </IfMay>
      ) : null}
      <Section title={LEAGUE_SETTINGS.whenOver} heading="mb-2 text-lead">
        <div
          className={`grid grid-cols-1 gap-3 ${canChange ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}
        >
          <Card title={LEAGUE_SETTINGS.howLong}>
            <RetentionNote retention={league.retention} />
          </Card>
          <IfMay needs="own">
            {canChange ? (
              <Card title={LEAGUE_SETTINGS.archive}>
                <ArchiveLeagueForm leagueId={id} archivedText={archivedText} />
              </Card>
            ) : null}
            <Card title={LEAGUE_SETTINGS.delete}>
              <p className="mb-3 text-content-soft">{whatIsDeletedText(studentCount)}</p>
              <div className="mb-4">
                <FileLink href={`/api/leagues/${id}/export.json`}>
                  {LEAGUE_SETTINGS.saveFirst}
                </FileLink>
              </div>
              <DeleteLeague
                leagueId={id}
                name={name}
                studentCount={studentCount}
                isDeleting={isDeleting}
              />
            </Card>
          </IfMay>
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
        {isDue ? LEAGUE_SETTINGS.dueSince : LEAGUE_SETTINGS.keptUntil}
      </p>
      <p className="font-bold text-title">{purgeDayText}</p>
      <p className="mt-2 text-content-soft">{thenDeletedText(daysAfterSchoolYear)}</p>
    </>
  );
}
