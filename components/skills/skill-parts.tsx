import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Icon } from '@/components/ui/icon';
import type { SkillDto } from '@/lib/data/skill/dto';
import type { SkillExample } from '@/lib/domain/learning/skills';
import { withMinusSign } from '@/lib/domain/numbers/mixed';
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

/** "like 84 × 1/10", with the student's own numbers. */
export function ExampleOfSkill({ example }: { example: SkillExample }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 text-content-soft">
      <span>{`${SKILL_PARTS.like} `}</span>
      <ExampleMath example={example} />
    </span>
  );
}

function ExampleMath({ example }: { example: SkillExample }) {
  switch (example.kind) {
    case 'product':
      return (
        <>
          <span>{`${withMinusSign(example.count)} `}</span>
          <Sign sign="×" spoken={SKILL_PARTS.times} /> <MixedNumberText value={example.rate} />
        </>
      );
    case 'quotient':
      return (
        <>
          <span>{`${withMinusSign(example.count)} `}</span>
          <Sign sign="÷" spoken={SKILL_PARTS.dividedBy} />
          <span>{` ${example.by} `}</span>
          <Sign sign="=" spoken={SKILL_PARTS.equals} /> <MixedNumberText value={example.value} />
        </>
      );
    case 'sum':
      return (
        <>
          <MixedNumberText value={example.parts[0]} /> <Sign sign="+" spoken={SKILL_PARTS.plus} />{' '}
          <MixedNumberText value={example.parts[1]} />
        </>
      );
    case 'equal':
      return (
        <>
          <MixedNumberText value={example.from} /> <Sign sign="=" spoken={SKILL_PARTS.equals} />{' '}
          <MixedNumberText value={example.to} />
        </>
      );
  }
}

function Sign({ sign, spoken }: { sign: string; spoken: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{spoken}</span>
    </>
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
