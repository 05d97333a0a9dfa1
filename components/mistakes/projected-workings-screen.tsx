import type { CSSProperties } from 'react';
import { ClassScreenQuestion } from '@/components/math/class-screen-question';
import { MultiplicationText, NumberOrDecimal } from '@/components/math/wrong-and-right-working';
import { WORKINGS_SCREEN, whatHappenedInWorkingsQuestion } from '@/words/class-screen';
import { type ProjectedWorking, projectedWorkingsKey } from './projected-workings';

type WorkingsScreenProps = {
  workings: readonly ProjectedWorking[];
  showsVerdict: boolean;
};

/** Two to four calculations side by side. It must not show any name or number of a student. */
export function ProjectedWorkingsScreen({ workings, showsVerdict }: WorkingsScreenProps) {
  if (workings.length === 0) {
    return (
      <main id="main" tabIndex={-1} className="screen">
        <h1 className="m-auto text-title lg:text-[2em]">{WORKINGS_SCREEN.nothingYet}</h1>
      </main>
    );
  }
  const letters = workings.map((_, index) => String.fromCodePoint(65 + index));
  return (
    <main id="main" tabIndex={-1} className="screen">
      <h1 className="font-bold text-big leading-[1.1] lg:text-[3em]">
        {whatHappenedInWorkingsQuestion(letters)}
      </h1>
      <ul
        className={
          'grid min-h-0 flex-1 grid-cols-1 gap-[1.6em] ' +
          'lg:grid-cols-[repeat(var(--workings),minmax(0,1fr))]'
        }
        style={{ '--workings': workings.length } as CSSProperties}
      >
        {workings.map(({ tag, side, rows, sum }, index) => (
          <li
            key={`${tag} ${side}`}
            className={
              'grid grid-cols-[auto_minmax(0,1fr)] gap-x-[1.6em] rounded-lg bg-raised ' +
              'p-[1.6em] text-content'
            }
          >
            <h2 className="font-bold text-big text-field leading-none lg:text-[4em]">
              <span>{letters[index]}</span>
              {showsVerdict ? (
                <span
                  className={`block text-[0.4em] ${side === 'right' ? 'text-correct' : 'text-again'}`}
                >
                  {WORKINGS_SCREEN[side]}
                </span>
              ) : null}
            </h2>
            <table
              className={
                'w-full self-center text-left ' +
                (workings.length > 2 ? 'lg:text-[2.4em]' : 'lg:text-[3.8em]')
              }
            >
              <tbody>
                {rows.map(({ label, task, value }, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice.
                  <tr key={line} className="h-[2.2em] border-line border-b">
                    <th
                      scope="row"
                      className="wrap-anywhere pr-[0.6em] font-normal leading-tight lg:text-[0.75em]"
                    >
                      <span>{label}</span>
                      {task ? (
                        <span className="block whitespace-nowrap text-content-soft">
                          <MultiplicationText {...task} />
                        </span>
                      ) : null}
                    </th>
                    <td className="whitespace-nowrap text-right font-bold">
                      {value === null ? (
                        <span className="text-content-soft">–</span>
                      ) : (
                        <NumberOrDecimal value={value} />
                      )}
                    </td>
                  </tr>
                ))}
                {sum ? (
                  <tr className="h-[2.2em] border-content border-t-4">
                    <th scope="row" className="font-normal lg:text-[0.75em]">
                      {WORKINGS_SCREEN.allTogether}
                    </th>
                    <td className="whitespace-nowrap text-right font-bold">
                      <NumberOrDecimal value={sum} />
                    </td>
                  </tr>
                ) : null}
              </tbody>
            </table>
          </li>
        ))}
      </ul>
      <ClassScreenQuestion
        topic={projectedWorkingsKey(workings)}
        fromServer={workings[0]?.question ?? null}
        className="rounded-lg bg-board-raised p-[1em] font-semibold leading-snug lg:text-[2.2em]"
      />
    </main>
  );
}
