import { GlossaryList, type GlossaryTerm } from '@/components/football/glossary-list';
import { ScrollTable } from '@/components/ui/scroll-table';
import type { PlayerCardDto } from '@/lib/data/draft/dto';
import type { PositionCode } from '@/lib/domain/football/positions';
import { scoredStatisticsWithPartsSummed } from '@/lib/domain/football/scoring';
import { statisticInfo } from '@/lib/domain/football/statistics';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { DRAFT, DRAFT_GLOSSARY, NO_GAME_REASONS, opponentOrNoGameText } from '@/words/draft';
import { statisticWordForms } from '@/words/football';
import { localFootballTermName } from '@/words/names';
import { playedGamesText } from '@/words/roster';

export function PlayerWeekTable({ card }: { card: PlayerCardDto }) {
  const { weeks, player } = card;
  const columns = player.totals.map(({ label }) => ({
    label: localFootballTermName(label),
    numeric: true,
  }));
  return (
    <ScrollTable caption={DRAFT.weekByWeek} columns={[DRAFT.week, DRAFT.game, ...columns]}>
      {weeks.map((week) => (
        <tr key={week.week}>
          <th scope="row">{week.week}</th>
          <td className="whitespace-nowrap">{opponentOrNoGameText(week)}</td>
          {week.game === 'played' ? (
            week.stats.map(({ field, value }) => (
              <td key={field} className="text-right tabular-nums">
                {withTypographicMinus(value)}
              </td>
            ))
          ) : (
            <td colSpan={columns.length} className="text-content-soft">
              {NO_GAME_REASONS[week.game]}
            </td>
          )}
        </tr>
      ))}
      <tr className="font-bold">
        <th scope="row">{DRAFT.all}</th>
        <td className="whitespace-nowrap">{playedGamesText(player)}</td>
        {player.totals.map(({ field, value }) => (
          <td key={field} className="text-right tabular-nums">
            {withTypographicMinus(value)}
          </td>
        ))}
      </tr>
    </ScrollTable>
  );
}

export function StatGuide({ position }: { position: PositionCode }) {
  return <GlossaryList words={[...wordsOf([position]), ...DRAFT_GLOSSARY]} />;
}

export function StatGuideForPositions({ positions }: { positions: readonly PositionCode[] }) {
  return <GlossaryList words={[...DRAFT_GLOSSARY, ...wordsOf(positions)]} />;
}

function wordsOf(positions: readonly PositionCode[]): GlossaryTerm[] {
  return scoredStatisticsWithPartsSummed(positions).map((whole) => ({
    word: localFootballTermName(statisticInfo(whole).label),
    means: statisticWordForms(whole).means,
  }));
}
