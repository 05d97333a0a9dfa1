export type GlossaryTerm = { word: string; means: string };

export function GlossaryList({
  words,
  className = '',
}: {
  words: readonly GlossaryTerm[];
  className?: string;
}) {
  return (
    <dl className={`grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2 ${className}`}>
      {words.map(({ word, means }) => (
        <div key={word}>
          <dt className="font-semibold">{word}</dt>
          <dd className="text-content-soft">{means}</dd>
        </div>
      ))}
    </dl>
  );
}
