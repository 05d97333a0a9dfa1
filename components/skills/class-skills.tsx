import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { ClassSkillDto, ClassSkillsDto } from '@/lib/data/skill/dto';

/** Who can do what, and who is learning it: names in the order of the alphabet, no one compared. */
export function ClassSkills({ skills, students, readyForLevel2 }: ClassSkillsDto) {
  return (
    <div className="skill-sheet grid grid-cols-1 gap-4">
      <p className="text-content-soft">
        Can do: at least eight in ten of the last ten first tries were right, and at least five tries. Everyone else with a try is
        learning. Names are in alphabetical order.
      </p>
      <Card title="What to do with it" heading="mb-2 text-lead" className="print-keep">
        <NextSteps skills={skills} readyForLevel2={readyForLevel2} />
      </Card>
      <Card title="Class by skill" heading="mb-2 text-lead">
        <ul className="grid grid-cols-1">
          {skills.map((skill) => (
            <SkillRow key={skill.skill} skill={skill} students={students} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** Who needs a hand with what, and who is ready for more. Also on the Tuesday brief. */
export function NextSteps({ skills, readyForLevel2 }: Pick<ClassSkillsDto, 'skills' | 'readyForLevel2'>) {
  const hands = skills.filter(({ needsHand }) => needsHand.length > 0);
  if (hands.length + readyForLevel2.length === 0)
    return <p>No one needs a hand by these counts, and no one is ready for level 2 yet.</p>;
  return (
    <dl className="grid gap-2">
      {hands.map(({ skill, name, standard, needsHand }) => (
        <div key={skill}>
          <dt className="font-semibold">
            Needs a hand: {name} <span className="font-normal text-content-soft">{standard}</span>
          </dt>
          <dd>{needsHand.join(', ')}</dd>
        </div>
      ))}
      {readyForLevel2.length > 0 ? (
        <div>
          <dt className="font-semibold">Ready for level 2</dt>
          <dd>{readyForLevel2.join(', ')}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function SkillRow({ skill: { name, standard, canDo, learning }, students }: { skill: ClassSkillDto; students: number }) {
  return (
    <li className="print-keep grid grid-cols-1 gap-x-6 gap-y-1 border-line border-t py-2 leading-snug lg:grid-cols-[19rem_minmax(0,1fr)_minmax(0,1fr)]">
      <h3 className="text-base">
        {name} <span className="font-normal text-content-soft">{standard}</span>
      </h3>
      <Names title={`Can do: ${canDo.length} of ${students}`} icon="check" look="text-correct" names={canDo} />
      <Names title={`Learning: ${learning.length}`} icon="pencil" look="text-info" names={learning} />
    </li>
  );
}

type NamesProps = { title: string; icon: 'check' | 'pencil'; look: string; names: readonly string[] };

function Names({ title, icon, look, names }: NamesProps) {
  return (
    <p className="min-w-0">
      <span className={`inline-flex items-center gap-1 font-semibold ${look}`}>
        <Icon name={icon} />
        {title}
      </span>
      {names.length > 0 ? <span className="block text-base">{names.join(', ')}</span> : null}
    </p>
  );
}
