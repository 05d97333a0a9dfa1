import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Card } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import type { MyMathDto } from '@/lib/data/my-math/dto';
import type { SkillDto } from '@/lib/data/skill/dto';
import type { SkillExample } from '@/lib/domain/learning/skills';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { MY_MATH, rightSinceMistakeText, SKILL_ROW_WORDS } from '@/words/my-math';
import { firstTriesText } from '@/words/skills';
import { SkillRecentResultDots } from './skill-recent-result-dots';

/** A student's skills. Learning isn't failing: no red, no rank, no list of errors. */
export function MySkills({
  canDo,
  learning,
  notKnown,
  firstTries,
}: Pick<MyMathDto, 'canDo' | 'learning' | 'notKnown' | 'firstTries'>) {
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <SkillCard title={MY_MATH.canDo} icon="circle-check" skills={canDo}>
        {canDo.length === 0 ? MY_MATH.nothingYet : null}
      </SkillCard>
      <SkillCard title={MY_MATH.learning} icon="pencil" skills={learning}>
        {learning.length === 0 ? MY_MATH.nothingNow : null}
      </SkillCard>
      {notKnown.length > 0 ? (
        <SkillCard title={MY_MATH.notKnown} icon="circle-help" skills={notKnown}>
          {MY_MATH.linesTellMore}
        </SkillCard>
      ) : null}
      <p>{`${firstTriesText(firstTries)} ${MY_MATH.counted}`}</p>
      <p className="text-content-soft">{MY_MATH.howUp}</p>
    </div>
  );
}

type SkillCardProps = {
  title: string;
  icon: IconName;
  skills: readonly SkillDto[];
  children: string | null;
};

function SkillCard({ title, icon, skills, children }: SkillCardProps) {
  return (
    <Card
      title={
        <span className="inline-flex items-center gap-2">
          <Icon name={icon} />
          <span>{title}</span>
        </span>
      }
      titleClass="mb-1 text-lead"
      className="sm:px-4 sm:py-3"
    >
      {children ? <p className="text-content-soft">{children}</p> : null}
      <ul>
        {skills.map(({ skill, name, example, last, unknown, count, seen }) => (
          <li
            key={skill}
            className={
              'flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-1 ' +
              'leading-snug sm:grid sm:grid-cols-[minmax(0,1fr)_14.5rem_4rem]'
            }
          >
            <div className="w-full min-w-0 sm:w-auto">
              <h3 className="text-base">{name}</h3>
              {example ? <ExampleOfSkill example={example} /> : null}
            </div>
            <p className="grid gap-0.5">
              <SkillRecentResultDots last={last} unknown={unknown} />
              <span className="text-base">{count}</span>
            </p>
            {seen ? (
              <p className="text-base text-content-soft sm:text-right">
                <span className="sr-only">{`${MY_MATH.lastOn} `}</span>
                <span>{seen}</span>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function OvercomeMistakeList({ beaten }: Pick<MyMathDto, 'beaten'>) {
  if (beaten.length === 0) return null;
  return (
    <Card title={MY_MATH.beaten} titleClass="mb-1 text-lead" className="sm:px-4 sm:py-3">
      <ul>
        {beaten.map(({ text, fixed, since }) => (
          <li key={text} className="flex gap-3 border-line border-t py-2 leading-snug">
            <Icon name="trophy" className="mt-0.5 size-6 shrink-0 text-correct" />
            <span>
              <strong className="block">{text}</strong>
              <span>{rightSinceMistakeText(fixed, since)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** "like 84 × 1/10", with the student's own numbers. */
function ExampleOfSkill({ example }: { example: SkillExample }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 text-content-soft">
      <span>{`${SKILL_ROW_WORDS.like} `}</span>
      <ExampleMath example={example} />
    </span>
  );
}

function ExampleMath({ example }: { example: SkillExample }) {
  switch (example.kind) {
    case 'product':
      return (
        <>
          <span>{`${withTypographicMinus(example.count)} `}</span>
          <Sign sign="×" spoken={SKILL_ROW_WORDS.times} /> <MixedNumberText value={example.rate} />
        </>
      );
    case 'quotient':
      return (
        <>
          <span>{`${withTypographicMinus(example.count)} `}</span>
          <Sign sign="÷" spoken={SKILL_ROW_WORDS.dividedBy} />
          <span>{` ${example.by} `}</span>
          <Sign sign="=" spoken={SKILL_ROW_WORDS.equals} />{' '}
          <MixedNumberText value={example.value} />
        </>
      );
    case 'sum':
      return (
        <>
          <MixedNumberText value={example.parts[0]} />{' '}
          <Sign sign="+" spoken={SKILL_ROW_WORDS.plus} />{' '}
          <MixedNumberText value={example.parts[1]} />
        </>
      );
    case 'equal':
      return (
        <>
          <MixedNumberText value={example.from} /> <Sign sign="=" spoken={SKILL_ROW_WORDS.equals} />{' '}
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
