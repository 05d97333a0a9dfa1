import { MixedNumberText } from '@/components/maths/mixed-number-text';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';

/** The eight answers that the team total is made of. */
export function TeamFacts({ players }: { players: readonly ScoreStepDto[] }) {
  const open = players.filter((step) => !step.own).length;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {open > 0 ? (
        <Notice tone="info" title="Your players come first">
          {open === 1 ? 'One player is' : `${open} players are`} still to do. Then you can add up the team.
        </Notice>
      ) : (
        <p className="flex items-start gap-2">
          <Icon name="plus" className="mt-1 size-[1.1em]" />
          Add up your eight answers. That is your team’s total.
        </p>
      )}
      <ul className="forced-edge overflow-hidden rounded-lg border-2 border-line bg-raised">
        {players.map((step) => (
          <li key={step.key} className="flex items-center justify-between gap-4 border-line border-t px-4 py-2 first:border-t-0">
            <span className="min-w-0">
              <span className="block font-semibold leading-snug">{step.title}</span>
              <span className="block text-content-soft text-sm leading-snug">{step.player?.name}</span>
            </span>
            {step.own ? <MixedNumberText value={step.own} size="lg" /> : <span className="text-content-soft">to do</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
