import { PlayerPicture } from '@/components/football/player-picture';
import { NumberLine } from '@/components/math/number-line';
import { Icon } from '@/components/ui/icon';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import type { StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { Ball } from './ball';

/** How far a field goes follows from the kind of card alone: from the answer, it would give it away. */
const ENDS: Readonly<Partial<Record<StepKey, number>>> = { QB: 50, K: 20, DEF: 20, TEAM: 200 };
const OTHER_END = 40;
/** A number far beyond the field is not drawn: the others would be a speck. */
const MOST_FIELDS = 3;

type PlayFieldProps = {
  step: ScoreStepDto;
  /** The answer has been found a moment ago: the ball walks to it. */
  isNew: boolean;
};

/** The field as a number line, with what the student has found, or tried last, at its place. It says nothing that isn't on the page in words. */
export function PlayField({ step: { key, own, lastTry }, isNew }: PlayFieldProps) {
  const end = ENDS[key] ?? OTHER_END;
  const given = own ?? lastTry?.tried ?? null;
  const point = given && Math.abs(given.wholeNumber) < MOST_FIELDS * end ? given : null;
  const min = point && (point.wholeNumber < 0 || point.numerator < 0) ? -tens(point) : 0;
  const max = point && min === 0 ? Math.max(end, tens(point)) : end;
  return (
    <div className="keep-colors turf px-4 pt-1">
      <NumberLine
        bare
        min={min}
        max={max}
        points={point ? [{ value: point, label: 'Your number' }] : []}
        markWidth={0}
        markHeight={34}
        renderMark={({ value }) => <Ball value={value} isNew={isNew && own !== null} min={min} max={max} />}
      />
    </div>
  );
}

/** The next ten beyond a number, without its sign. */
function tens({ wholeNumber }: MixedNumber): number {
  return (Math.floor(Math.abs(wholeNumber) / 10) + 1) * 10;
}

/** Whose points these are. */
export function PlayerPlate({ step, week, title }: { step: ScoreStepDto; week: number; title: React.ReactNode }) {
  return (
    <div className="on-board flex items-center gap-3 px-4 py-2">
      {step.player ? (
        <PlayerPicture jersey={step.player.jersey} photo={step.player.photo} width={64} />
      ) : (
        <Icon name="users" className="size-12" />
      )}
      <div className="min-w-0 leading-snug">
        {title}
        <p className="font-bold text-lead leading-tight">{step.player?.name ?? 'Your whole team'}</p>
        <p className="text-chalk-soft">{gameText(step, week)}</p>
      </div>
    </div>
  );
}

function gameText({ key, game, opponent }: ScoreStepDto, week: number): string {
  if (key === 'TEAM') return `Week ${week}`;
  if (game === 'unknown') return 'No data';
  if (game === 'bye') return `No game in week ${week}: a bye`;
  if (game === 'no-game') return `Didn’t play in week ${week}`;
  return opponent ? `Week ${week} against ${opponent}` : `Week ${week}`;
}
