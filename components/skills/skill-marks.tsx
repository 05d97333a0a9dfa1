import { Icon } from '@/components/ui/icon';
import type { SkillDto } from '@/lib/data/skill/dto';
import { SKILL_PARTS } from '@/words/my-math';

/**
 * The latest attempts, newest on the right; filled means right on the first try. The count beside
 * it says the same in words.
 */
export function SkillDots({ last }: Pick<SkillDto, 'last'>) {
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      {last.map((right, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row.
          key={index}
          className={
            'keep-colors size-[0.9rem] rounded-full border-2 ' +
            (right ? 'border-correct bg-correct' : 'border-line-strong bg-raised')
          }
        />
      ))}
    </span>
  );
}

/** Shown with a word and an icon, not by color alone. */
export function SkillCanDo({ canDo }: Pick<SkillDto, 'canDo'>) {
  return (
    <span
      className={
        'inline-flex items-center gap-1 font-semibold ' + (canDo ? 'text-correct' : 'text-info')
      }
    >
      <Icon name={canDo ? 'check' : 'pencil'} />
      <span>{canDo ? SKILL_PARTS.canDo : SKILL_PARTS.learning}</span>
    </span>
  );
}
