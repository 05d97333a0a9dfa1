import styles from './guide.module.css';
import { GuideSection } from './teacher-guide-first-page';

type FamiliesSheetProps = {
  title: string;
  columns: readonly (readonly {
    heading: string;
    /** A text is a paragraph, and a list of texts is a list. */
    blocks: readonly (string | readonly string[])[];
  }[])[];
  privacy: string;
};

export function FamiliesSheet({ title, columns, privacy }: FamiliesSheetProps) {
  return (
    <article className={styles.sheet} aria-labelledby="families">
      <h2 id="families" className="text-big">
        {title}
      </h2>
      <div className={styles.columns}>
        {columns.map((sections, column) => (
          <div key={sections[0]?.heading} className="grid content-start gap-4">
            {sections.map(({ heading, blocks }) => (
              <GuideSection key={heading} title={heading}>
                {blocks.map((block) =>
                  typeof block === 'string' ? (
                    <p key={block}>{block}</p>
                  ) : (
                    <ul key={block[0]} className="list-disc space-y-1 pl-6">
                      {block.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  ),
                )}
              </GuideSection>
            ))}
            {column === columns.length - 1 ? (
              <a href="/privacy" className="print-hidden touch-link">
                {privacy}
              </a>
            ) : null}
          </div>
        ))}
      </div>
    </article>
  );
}
