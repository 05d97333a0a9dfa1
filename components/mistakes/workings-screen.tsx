import { MathWords } from '@/components/math/math-words';
import { Result, Task } from './expression';
import type { ShownWorking } from './shown';

type WorkingsScreenProps = { workings: readonly ShownWorking[]; question: string; isTold: boolean };

/** Two to four workings side by side for a whole class, line beside line. There is no name on it, and no number of anyone in the class. */
export function WorkingsScreen({ workings, question, isTold }: WorkingsScreenProps) {
  if (workings.length === 0) {
    return (
      <main className="p-8">
        <h1 className="text-title">Nothing to show yet</h1>
        <p>Choose two to four workings on the page of mistakes.</p>
      </main>
    );
  }
  const letters = workings.map((_, place) => String.fromCodePoint(65 + place));
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr_auto] gap-[2.5vh] p-[4vmin] text-[clamp(1rem,2.6vmin,4rem)]">
      <h1 className="text-[1.7em] leading-tight">
        What happened {letters.length > 2 ? 'here' : `between ${letters.join(' and ')}`}?
      </h1>
      <ul
        className="grid grid-cols-1 gap-[3vmin] sm:grid-cols-2 lg:grid-cols-[repeat(var(--workings),minmax(0,1fr))]"
        style={
          { '--workings': workings.length, '--line': `min(${9 / Math.max(workings.length, 2)}vw, 5.5vh)` } as React.CSSProperties
        }
      >
        {workings.map(({ tag, side, rows, sum }, place) => (
          <li
            key={`${tag} ${side}`}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-[3vmin] rounded-lg bg-raised p-[3vmin] text-content"
          >
            <h2 className="text-[2em] text-field leading-none">
              {letters[place]}
              {isTold ? (
                <span className={`block text-[0.5em] ${side === 'right' ? 'text-correct' : 'text-again'}`}>{side}</span>
              ) : null}
            </h2>
            <table className="w-full self-center text-left text-[length:var(--line)]">
              <tbody>
                {rows.map(({ label, task, value }, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice, and the list never changes.
                  <tr key={line} className="h-[2.6em] border-line border-b">
                    <th scope="row" className="pr-[0.6em] font-normal text-[0.75em] leading-tight">
                      {label}
                      {task ? (
                        <span className="block whitespace-nowrap text-content-soft">
                          <Task task={task} />
                        </span>
                      ) : null}
                    </th>
                    <td className="whitespace-nowrap text-right font-bold">
                      {value === null ? <span className="text-content-soft">–</span> : <Result value={value} />}
                    </td>
                  </tr>
                ))}
                {sum ? (
                  <tr className="h-[2.6em] border-content border-t-4">
                    <th scope="row" className="font-normal text-[0.75em]">
                      All together
                    </th>
                    <td className="whitespace-nowrap text-right font-bold">
                      <Result value={sum} />
                    </td>
                  </tr>
                ) : null}
              </tbody>
            </table>
          </li>
        ))}
      </ul>
      {question ? (
        <p className="rounded-lg bg-field-deep p-[2.5vmin] font-semibold text-[1.3em] text-on-field leading-snug">
          <MathWords>{question}</MathWords>
        </p>
      ) : null}
    </main>
  );
}
