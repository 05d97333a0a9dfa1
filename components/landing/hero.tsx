import { Helmet } from '@/components/football/helmet';
import { JerseyPicture } from '@/components/football/jersey-picture';
import {
  REAL_SAMPLE_GAME_BY_QUARTERBACK,
  REAL_SAMPLE_PLAYER,
  SAMPLE_STUDENT_TEAMS,
  sampleFormulaTerms,
  samplePoints,
} from '@/components/football/sample-games';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { NumberLine } from '@/components/math/number-line';
import { NumberLinePointList } from '@/components/math/number-line-with-pins';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { jerseyOf } from '@/lib/domain/football/jersey';
import { LANDING, sampleGameText } from '@/words/landing';

const POINTS = SAMPLE_STUDENT_TEAMS.map((team) => ({
  ...team,
  label: team.look.name,
  value: samplePoints(team.game),
}));
const HELMET_WIDTH = 76;

/** The product in words and by example: a solved step, and the field as a number line. */
export function Hero() {
  return (
    <section className="turf text-on-field" aria-labelledby="hero-title">
      <div className="mx-auto max-w-page px-4 pt-8 sm:px-6 sm:pt-12">
        <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-[1.08fr_1fr]">
          <div>
            <h1 id="hero-title" className="text-big sm:text-huge lg:text-huge">
              {LANDING.title}
            </h1>
            <p className="mt-4 max-w-[34rem] text-lead leading-relaxed">{LANDING.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <a href="/sign-up" className={buttonClass('next', 'lg')}>
                <Icon name="school" />
                <span>{LANDING.start}</span>
              </a>
              <a href="/join-league" className={buttonClass('secondary', 'lg')}>
                <Icon name="users" />
                <span>{LANDING.join}</span>
              </a>
            </div>
            <p className="mt-4">{LANDING.whichOne}</p>
          </div>
          <SampleScoreCard />
        </div>
        <figure className="mt-8 pb-6 text-lead">
          <figcaption className="sr-only">{LANDING.threeTeams}</figcaption>
          <NumberLine
            bare
            points={POINTS}
            min={26}
            max={40}
            markWidth={HELMET_WIDTH}
            markHeight={60}
            renderMark={(_, index) =>
              POINTS[index] && <Helmet look={POINTS[index].look} size={HELMET_WIDTH} />
            }
          />
          <NumberLinePointList points={POINTS} />
        </figure>
      </div>
    </section>
  );
}

function SampleScoreCard() {
  const game = REAL_SAMPLE_GAME_BY_QUARTERBACK.tagovailoa;
  return (
    <figure className="on-board forced-edge rounded-xl border-4 border-board-raised p-3 shadow-lift sm:p-6">
      <figcaption className="flex items-center gap-4">
        <JerseyPicture jersey={jerseyOf(REAL_SAMPLE_PLAYER)} width={64} />
        <div className="leading-tight">
          <p className="font-bold text-lead">{REAL_SAMPLE_PLAYER.name}</p>
          <p className="mt-1 text-chalk-soft">
            {sampleGameText(REAL_SAMPLE_PLAYER.teamName, game.week, game.season)}
          </p>
        </div>
      </figcaption>
      <table className="mt-4 w-full text-left">
        <caption className="sr-only">{LANDING.howWorkedOut}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{LANDING.whatHeDid}</th>
            <th scope="col">{LANDING.pointsForEach}</th>
            <th scope="col">{LANDING.points}</th>
          </tr>
        </thead>
        <tbody>
          {sampleFormulaTerms(game).map((term) => (
            <tr key={term.field} className="border-board-line border-t">
              <th scope="row" className="py-2 font-normal">
                <span className="font-bold text-title tabular-nums">{term.count}</span>{' '}
                <span className="text-chalk-soft">{term.label.toLowerCase()}</span>
              </th>
              <td className="whitespace-nowrap px-2 py-2 text-chalk-soft text-lead">
                <span aria-hidden="true">× </span>
                <MixedNumberText value={term.rate} />
              </td>
              <td className="py-2 text-right text-title">
                <MixedNumberText value={term.product} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-chalk border-t-4">
            <th scope="row" colSpan={2} className="pt-3 font-semibold text-lead">
              {LANDING.addUp}
            </th>
            <td className="pt-3 text-right text-huge">
              <MixedNumberText value={samplePoints(game)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
