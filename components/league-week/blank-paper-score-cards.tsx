import { MixedNumberText } from '@/components/math/mixed-number-text';
import { MultiplicationText } from '@/components/math/wrong-and-right-working';
import type { PaperCardDto, PaperStepDto } from '@/lib/data/score-card/dto';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { PAPER_CARDS, paperGameText } from '@/words/paper-cards';
import { weekTitle } from '@/words/week-names';
import './paper-cards.css';

type PaperCardsProps = { week: number; leagueName: string; cards: readonly PaperCardDto[] };

export function BlankPaperScoreCards({ week, leagueName, cards }: PaperCardsProps) {
  return (
    <div data-says-whose className="grid grid-cols-1 gap-6">
      {cards.map(({ studentId, name, teamName, steps, total }) => (
        <article
          key={studentId}
          aria-label={name}
          className="paper-card forced-edge rounded-lg bg-raised p-4 shadow-card sm:p-6"
        >
          <header
            className={
              'mb-3 flex flex-wrap items-baseline justify-between gap-x-6 border-content ' +
              'border-b-2 pb-1'
            }
          >
            <h2 className="text-lead">{name}</h2>
            <p>{[teamName, leagueName, weekTitle(week)].filter(Boolean).join(' · ')}</p>
          </header>
          <p className="mb-2">{`${PAPER_CARDS.lines} ${PAPER_CARDS.simplest}`}</p>
          <div className="paper-steps grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2">
            {steps.map((step) => (
              <Starter key={step.slot} step={step} />
            ))}
          </div>
          <section
            className={
              'paper-step mt-4 flex items-center justify-between gap-4 border-content ' +
              'border-t-2 pt-2'
            }
          >
            <div>
              <h3 className="text-base">{PAPER_CARDS.wholeTeam}</h3>
              <p>{PAPER_CARDS.addAll}</p>
            </div>
            <Answer value={total} />
          </section>
        </article>
      ))}
    </div>
  );
}

function Starter({ step }: { step: PaperStepDto }) {
  const { slot, player, team, terms, answer } = step;
  return (
    <section className="paper-step">
      <h3 className="text-base">
        <span>{`${slot} · ${player}`}</span>
        <span className="font-normal text-content-soft">{` ${paperGameText(team, step)}`}</span>
      </h3>
      {answer ? null : (
        <table className="w-full">
          <tbody>
            {terms.map(({ label, count, rate }) => (
              <tr key={label} className="border-line border-t">
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  {label}
                </th>
                <td className="whitespace-nowrap py-1 text-right">
                  <MultiplicationText count={count} rate={rate} />
                  <span>{' = '}</span>
                </td>
                <td className="paper-line" />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="flex items-center justify-end gap-3 border-content border-t-2 pt-1">
        <strong>{PAPER_CARDS.points}</strong>
        <Answer value={answer} />
      </div>
    </section>
  );
}

/** The boxes of a mixed number, or the student's own answer if it is right already. */
function Answer({ value }: { value: MixedNumber | null }) {
  if (value)
    return (
      <span className="font-bold">
        <span>{`${PAPER_CARDS.done}: `}</span>
        <MixedNumberText value={value} />
      </span>
    );
  return (
    <svg viewBox="0 0 76 46" className="paper-boxes h-11 w-auto" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <rect x="1" y="10" width="32" height="26" rx="3" />
        <rect x="41" y="1" width="33" height="19" rx="3" />
        <rect x="41" y="26" width="33" height="19" rx="3" />
        <path d="M38 23h39" strokeWidth="2" />
      </g>
    </svg>
  );
}
