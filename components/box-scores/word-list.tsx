import { STAT_WORDS } from './stat-words';

/** The words of a box score, folded away for those who know them. */
export function WordList() {
  return (
    <details className="forced-edge rounded-lg bg-raised px-5 shadow-card">
      <summary className="flex min-h-[3rem] items-center py-2 font-semibold leading-snug">What do these words mean?</summary>
      <dl className="grid gap-x-8 gap-y-3 pt-1 pb-5 sm:grid-cols-2">
        {STAT_WORDS.map(({ word, means }) => (
          <div key={word}>
            <dt className="font-semibold">{word}</dt>
            <dd className="text-content-soft">{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
