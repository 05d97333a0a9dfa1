import type { ScoutedGameDto } from '@/lib/data/student/dto';
import { StepWork } from './step-work';

/** What the student worked out in the draft; nothing where there is none. */
export function ScoutingWork({ games }: { games: readonly ScoutedGameDto[] }) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="scouting-title" className="grid grid-cols-1 gap-5">
      <div>
        <h2 id="scouting-title" className="text-2xl">
          Scouting for the draft
        </h2>
        <p className="text-content-soft">A player’s last game, worked out before the first pick at a position.</p>
      </div>
      {games.map((game) => (
        <StepWork key={game.key} step={game} />
      ))}
    </section>
  );
}
