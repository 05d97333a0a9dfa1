import { Fragment, type ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';

export type ScoreboardFact = { value: ReactNode; label: string };

type ProsePageProps = {
  title: string;
  lead: ReactNode;
  board?: readonly ScoreboardFact[];
  children: ReactNode;
};

export function ProsePage({ title, lead, board = [], children }: ProsePageProps) {
  return (
    <>
      <PageHeader title={<span className="text-big">{title}</span>} lead={lead} />
      <div
        className={
          'grid grid-cols-1 items-start gap-x-12 gap-y-8 print:block ' +
          'lg:grid-cols-[minmax(0,42rem)_1fr]'
        }
      >
        <div className="prose order-2 lg:order-1 [&>h2:first-child]:mt-0">{children}</div>
        {board.length > 0 ? (
          <dl
            className={
              'on-board forced-edge order-1 grid gap-4 rounded-xl px-6 py-4 sm:grid-cols-3 ' +
              'lg:order-2 lg:grid-cols-1'
            }
          >
            {board.map((line) => (
              <div
                key={line.label}
                className={
                  'flex flex-col-reverse justify-end border-board-line lg:border-t lg:pt-3 ' +
                  'lg:first:border-t-0 lg:first:pt-0'
                }
              >
                <dt className="text-chalk-soft leading-snug">{line.label}</dt>
                <dd className="font-bold text-huge leading-tight tabular-nums">{line.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </>
  );
}

type ProseSectionsProps = {
  sections: readonly {
    heading: string;
    blocks: readonly (string | readonly string[])[];
  }[];
};

/** The parts of a page without links, which are data so that they can be translated whole. */
export function ProseSections({ sections }: ProseSectionsProps) {
  return sections.map(({ heading, blocks }) => (
    <Fragment key={heading}>
      <h2>{heading}</h2>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]}>
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </Fragment>
  ));
}
