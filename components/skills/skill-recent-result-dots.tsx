import type { SkillDto } from '@/lib/data/skill/dto';

/**
 * Filled means right on the first try. Attempts that may have missed the skill are a gray square
 * with their number. The count beside it says the same in words.
 */
export function SkillRecentResultDots({ last, unknown }: Pick<SkillDto, 'last' | 'unknown'>) {
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-1">
      {last.map((result, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row.
          key={index}
          className={
            'keep-colors size-[0.9rem] rounded-full border-2 ' +
            (result === 'right' ? 'border-correct bg-correct' : 'border-line-strong bg-raised')
          }
        />
      ))}
      {unknown > 0 ? <span className="keep-colors size-[0.8rem] bg-line-strong" /> : null}
      {unknown > 1 ? <span className="text-base">{`×\u00a0${unknown}`}</span> : null}
    </span>
  );
}
