import { Card } from '@/components/ui/card';
import { PrintButton } from '@/components/ui/print-button';
import { ScrollTable } from '@/components/ui/scroll-table';
import type { StudentTalkDto } from '@/lib/data/skill/dto';
import { CanDo, SkillDots } from './skill-parts';

/** One sheet for a talk about one student: plain counts that anyone can check. */
export function TalkSheet({ talk }: { talk: StudentTalkDto }) {
  const { firstName, weeks, finished, onTime, tried, firstTry, skills, beaten, today } = talk;
  return (
    <Card className="mx-auto w-full max-w-[52rem]">
      <p className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-field border-b-2 pb-2">
        <span>{weeks < 2 ? `Week ${weeks}` : `Weeks 1 to ${weeks}`}</span>
        <span>{today}</span>
      </p>
      <p className="mb-3 max-w-text">
        {firstName} finished{' '}
        <strong>
          {finished.done} of {finished.of}
        </strong>{' '}
        weeks, {onTime} of them on time. Of {tried} steps, <strong>{firstTry} were right on the first try</strong>. Each week has
        nine steps: the points of real football players, worked out with fractions.
      </p>
      <h2 className="mb-1 text-lead">What {firstName} can do</h2>
      {skills.length === 0 ? (
        <p>Nothing counted yet.</p>
      ) : (
        <ScrollTable
          caption={`Skills of ${firstName}`}
          hideCaption
          columns={['Skill', 'On the first try', { label: 'How it stands', hiddenLabel: true }, 'Last seen']}
        >
          {skills.map(({ skill, name, standard, last, right, canDo, seen }) => (
            <tr key={skill}>
              <th scope="row" className="font-semibold">
                {name} <span className="font-normal text-content-soft">{standard}</span>
              </th>
              <td className="whitespace-nowrap">
                <SkillDots last={last} />{' '}
                <strong>
                  {right} of {last.length}
                </strong>
              </td>
              <td className="whitespace-nowrap">
                <CanDo canDo={canDo} />
              </td>
              <td className="whitespace-nowrap">{seen}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
      {beaten.length > 0 ? (
        <>
          <h2 className="mt-4 mb-1 text-lead">Mistakes that are beaten</h2>
          <ul className="list-disc pl-6">
            {beaten.map(({ text, fixed, since }) => (
              <li key={text}>
                {text} {fixed ? `Fixed ${fixed}, right` : 'Right'} {since} times since.
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-3 text-base text-content-soft">
        “Can do” means that at least eight of the last ten first tries were right, or the same share of five or more. The newest
        is on the right.
      </p>
      <div className="print-hidden mt-3">
        <PrintButton>Print this page</PrintButton>
      </div>
    </Card>
  );
}
