import { PlayerTile } from '@/components/football/player-tile';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { SAMPLE_GAMES, SAMPLE_PLAYER, samplePoints, sampleTerms } from './sample';

/** One step of a score card as a student works it out, with the real numbers of one real game. */
export function SampleScoreCard() {
  const game = SAMPLE_GAMES.tagovailoa;
  return (
    <figure className="on-board forced-edge rounded-xl border-4 border-board-raised p-3.5 shadow-lift sm:p-6">
      <figcaption className="flex items-center gap-4">
        <PlayerTile player={SAMPLE_PLAYER} size="md" />
        <div className="leading-tight">
          <p className="font-bold text-xl">{SAMPLE_PLAYER.name}</p>
          <p className="mt-1 text-chalk-soft">
            Quarterback, {SAMPLE_PLAYER.teamName}. Week {game.week}, {game.season}
          </p>
        </div>
      </figcaption>
      <table className="mt-4 w-full text-left">
        <caption className="sr-only">How the points are worked out</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What he did</th>
            <th scope="col">Points for each</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {sampleTerms(game).map((term) => (
            <tr key={term.field} className="border-board-line border-t">
              <th scope="row" className="py-2.5 font-normal">
                <span className="font-bold text-2xl tabular-nums">{term.count}</span>{' '}
                <span className="text-chalk-soft">{term.label.toLowerCase()}</span>
              </th>
              <td className="whitespace-nowrap px-1.5 py-2.5 sm:px-2 text-chalk-soft text-xl">
                <span aria-hidden="true">× </span>
                <MixedNumberText value={term.rate} />
              </td>
              <td className="py-2.5 text-right text-2xl">
                <MixedNumberText value={term.product} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-chalk border-t-4">
            <th scope="row" colSpan={2} className="pt-3 font-semibold text-lg">
              Add them up
            </th>
            <td className="pt-3 text-right text-5xl">
              <MixedNumberText value={samplePoints(game)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
