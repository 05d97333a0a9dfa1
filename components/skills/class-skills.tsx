import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { ClassSkillsDto, SkillWithNamesByStatusDto } from '@/lib/data/skill/dto';
import '@/components/ui/paper.css';
import {
  CLASS_SKILLS,
  canDoCountText,
  learningCountText,
  needsHandWithSkillTitle,
  notKnownCountText,
} from '@/words/class-skills';
import { firstTriesText } from '@/words/skills';

/**
 * Skills with the students who have or are learning them, in alphabetical order and without
 * comparison.
 */
export function ClassSkills({
  skills,
  students,
  firstTries,
  readyForLevel2,
  classFormulas,
}: ClassSkillsDto) {
  return (
    <div data-says-whose className="brief-sheet grid grid-cols-1 gap-4">
      <p className="text-content-soft">{CLASS_SKILLS.whatCounts}</p>
      <p>{firstTriesText(firstTries)}</p>
      <Card title={CLASS_SKILLS.whatToDo} titleClass="mb-2 text-lead" className="print-keep">
        <StudentsToHelpOrMoveToLevel2 {...{ skills, readyForLevel2, classFormulas }} />
      </Card>
      <Card title={CLASS_SKILLS.bySkill} titleClass="mb-2 text-lead">
        <ul className="grid grid-cols-1">
          {skills.map((skill) => (
            <SkillRow key={skill.skill} skill={skill} students={students} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

/**
 * Students who need help with a skill, and those ready for more. Also shown on the Tuesday brief.
 */
export function StudentsToHelpOrMoveToLevel2({
  skills,
  readyForLevel2,
  classFormulas,
}: Pick<ClassSkillsDto, 'skills' | 'readyForLevel2' | 'classFormulas'>) {
  const needed = skills.filter(({ needsHand }) => needsHand.length > 0);
  if (needed.length + readyForLevel2.length === 0) {
    return <p>{classFormulas === null ? CLASS_SKILLS.noOneEither : CLASS_SKILLS.noOneNeedsHand}</p>;
  }
  return (
    <dl className="grid gap-2">
      {needed.map(({ skill, name, standard, needsHand }) => (
        <div key={skill}>
          <dt className="font-semibold">
            <span>{`${needsHandWithSkillTitle(name)} `}</span>
            <span className="font-normal text-content-soft">{standard}</span>
          </dt>
          <dd>
            <NameList names={needsHand} />
          </dd>
        </div>
      ))}
      {readyForLevel2.length > 0 ? (
        <div>
          <dt className="font-semibold">{CLASS_SKILLS.readyForLevel2}</dt>
          <dd>
            <NameList names={readyForLevel2} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function SkillRow({
  skill: { name, standard, canDo, learning, notKnown },
  students,
}: {
  skill: SkillWithNamesByStatusDto;
  students: number;
}) {
  return (
    <li
      className={
        'print-keep grid grid-cols-1 gap-x-6 gap-y-1 border-line border-t py-2 leading-snug ' +
        'lg:grid-cols-[19rem_minmax(0,1fr)_minmax(0,1fr)] ' +
        'print:grid-cols-[9rem_minmax(0,3fr)_minmax(0,2fr)] print:gap-x-4 print:py-1'
      }
    >
      <h3 className="text-base">
        <span>{`${name} `}</span>
        <span className="font-normal text-content-soft">{standard}</span>
      </h3>
      <Names
        title={canDoCountText(canDo.length, students)}
        icon="check"
        look="text-correct"
        names={canDo}
      />
      <div className="grid content-start gap-1">
        <Names
          title={learningCountText(learning.length)}
          icon="pencil"
          look="text-info"
          names={learning}
        />
        {notKnown.length > 0 ? (
          <Names
            title={notKnownCountText(notKnown.length)}
            icon="circle-help"
            look="text-content-soft"
            names={notKnown}
          />
        ) : null}
      </div>
    </li>
  );
}

type NamesProps = {
  title: string;
  icon: 'check' | 'pencil' | 'circle-help';
  look: string;
  names: readonly string[];
};

function Names({ title, icon, look, names }: NamesProps) {
  return (
    <p className="min-w-0">
      <span className={`inline-flex items-center gap-1 font-semibold ${look}`}>
        <Icon name={icon} />
        <span>{title}</span>
      </span>
      {names.length > 0 ? (
        <span className="block text-base">
          <NameList names={names} />
        </span>
      ) : null}
    </p>
  );
}

/** Keeps a first name and its initial on one line. */
const NameList = ({ names }: { names: readonly string[] }) =>
  names.map((name) => name.replaceAll(' ', '\u00a0')).join(', ');
