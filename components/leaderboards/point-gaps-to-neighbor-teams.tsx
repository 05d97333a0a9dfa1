import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Card } from '@/components/ui/card';
import { Sentence } from '@/components/ui/sentence';
import type { LeaderboardKey, OwnRankDto, RankNeighborDto } from '@/lib/data/leaderboard/dto';
import {
  BOARDS,
  boardUnitText,
  namesAndMoreText,
  pointsAheadOrBehindText,
} from '@/words/leaderboards';

export function PointGapsToNeighborTeams({
  own,
  board,
}: {
  own: OwnRankDto;
  board: LeaderboardKey;
}) {
  return (
    <Card title={BOARDS.howClose} titleClass="mb-2 text-lead">
      <ul className="grid grid-cols-1 gap-2">
        <Distance neighbor={own.above} board={board} where="behind" />
        <Distance neighbor={own.below} board={board} where="ahead" />
      </ul>
      <p className="mt-3">
        <a href="#working">{BOARDS.howYouGot}</a>
      </p>
    </Card>
  );
}

/** Accuracy is a share, so its gap has no unit. */
function Distance({
  neighbor,
  board,
  where,
}: {
  neighbor: RankNeighborDto | null;
  board: LeaderboardKey;
  where: 'behind' | 'ahead';
}) {
  if (!neighbor) return null;
  const { gap, teamNames } = neighbor;
  return (
    <li>
      <Sentence
        parts={pointsAheadOrBehindText(
          <span className="text-title">
            <MixedNumberText value={gap} />
          </span>,
          board === 'accuracy' ? null : boardUnitText(board, gap),
          where,
          <strong>{namesAndMoreText(teamNames)}</strong>,
        )}
      />
    </li>
  );
}
