import { Card } from '@/components/ui/card';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import type { LeagueSettingsDto } from '@/lib/data/league/dto';
import { END_OF_YEAR } from '@/words/end-of-year';
import {
  COPY_SETTINGS,
  LEAGUE_SETTINGS,
  ownFormulasText,
  seasonIsOverText,
} from '@/words/league-settings';
import { CLASS_ADULTS } from '@/words/people';
import {
  LeaderboardFormulaLevelForm,
  ScoreCardSettingsForm,
  StartingFormulaLevelForm,
} from './class-work-forms';
import {
  CopySettingsForm,
  LeagueNameAndPeriodForm,
  LeaguePasswordForm,
  NewJoinCodeForm,
} from './setting-forms';

const STACK = 'grid grid-cols-1 gap-3';

/**
 * League settings: class work on the left and access on the right.
 */
export function LeagueSettings({ league }: { league: LeagueSettingsDto }) {
  const { id, name, code, password, isPast, season, isDeleting, formulas } = league;
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
          {CLASS_ADULTS.title}
        </LinkButton>
        <span className="text-content-soft">{CLASS_ADULTS.linkHint}</span>
      </p>
      {isDeleting ? <Notice tone="warn">{LEAGUE_SETTINGS.notFinished}</Notice> : null}
      {canChange ? (
        <IfAllowedInClass needs="manage">
          <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className={STACK}>
              <Card title={LEAGUE_SETTINGS.scoreCards}>
                <ScoreCardSettingsForm leagueId={id} cards={league.cards} />
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
                  <StartingFormulaLevelForm leagueId={id} startLevel={league.startLevel} />
                </div>
                <div className="mt-4 border-line border-t pt-4">
                  <LeaderboardFormulaLevelForm leagueId={id} boardLevel={league.boardLevel} />
                </div>
              </Card>
            </div>
            <div className={STACK}>
              <IfAllowedInClass needs="own">
                <Card title={LEAGUE_SETTINGS.nameAndPeriod}>
                  <LeagueNameAndPeriodForm leagueId={id} name={name} period={league.period} />
                </Card>
              </IfAllowedInClass>
              <Card title={LEAGUE_SETTINGS.password}>
                <LeaguePasswordForm leagueId={id} password={password} />
              </Card>
              <Card title={LEAGUE_SETTINGS.joinCode}>
                <NewJoinCodeForm leagueId={id} code={code} />
              </Card>
              {league.classes.length > 1 ? (
                <Card title={COPY_SETTINGS.title}>
                  <CopySettingsForm leagueId={id} classes={league.classes} />
                </Card>
              ) : null}
            </div>
          </div>
        </IfAllowedInClass>
      ) : null}
      <IfAllowedInClass needs="own">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href="/teacher/end-of-year" variant="secondary">
            {END_OF_YEAR.title}
          </LinkButton>
          <p className="text-content-soft">{LEAGUE_SETTINGS.atTheEnd}</p>
        </div>
      </IfAllowedInClass>
    </div>
  );
}
