import type { RichContent } from '@/components/ui/sentence';
import {
  BEFORE_FIRST_WEEK,
  GUIDE,
  minutesLongText,
  SUGGESTED_WEEK,
  WHEN_STUCK,
} from '@/words/guide';
import styles from './guide.module.css';

/** Page one of the teacher guide: how a class and its week go. */
export function TeacherGuideFirstPage() {
  return (
    <article className={styles.sheet} aria-labelledby="guide-how">
      <h2 id="guide-how" className="text-big">
        {GUIDE.how}
      </h2>
      <div className={styles.columns}>
        <div className="grid content-start gap-4">
          <GuideSection title={GUIDE.before}>
            <ol className="list-decimal space-y-1 pl-6">
              {BEFORE_FIRST_WEEK.map(({ minutes, text }) => (
                <li key={text}>
                  <span>{text}</span> <Minutes>{minutes}</Minutes>
                </li>
              ))}
            </ol>
          </GuideSection>
          <GuideSection title={GUIDE.tuesday}>
            <p>{GUIDE.tuesdayText}</p>
          </GuideSection>
          <GuideSection title={GUIDE.stuck}>
            <ul className="list-disc space-y-1 pl-6">
              {WHEN_STUCK.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </GuideSection>
        </div>
        <div className="grid content-start gap-4">
          <GuideSection title={GUIDE.rhythm}>
            <table className="w-full text-left">
              <caption className="sr-only">{GUIDE.whatYouDo}</caption>
              <thead>
                <tr>
                  <th scope="col">{GUIDE.day}</th>
                  <th scope="col">{GUIDE.you}</th>
                  <th scope="col">{GUIDE.students}</th>
                </tr>
              </thead>
              <tbody>
                {SUGGESTED_WEEK.map(({ day, you, yours, class: students, classes }) => (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    <td>
                      <span>{`${you} `}</span>
                      <Minutes>{yours}</Minutes>
                    </td>
                    <td>
                      <span>{`${students} `}</span>
                      {classes > 0 ? <Minutes>{classes}</Minutes> : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="mt-1">{GUIDE.rhythmText}</p>
          </GuideSection>
          <GuideSection title={GUIDE.byItself}>
            <p>{GUIDE.byItselfText}</p>
          </GuideSection>
          <GuideSection title={GUIDE.grades}>
            <p>{GUIDE.gradesText}</p>
          </GuideSection>
          <GuideSection title={GUIDE.privacy}>
            <p>{GUIDE.privacyText}</p>
          </GuideSection>
        </div>
      </div>
    </article>
  );
}

export function GuideSection({ title, children }: { title: string; children: RichContent }) {
  return (
    <section className="print-keep">
      <h3 className="mb-1 text-lead text-field">{title}</h3>
      {children}
    </section>
  );
}

const Minutes = ({ children }: { children: number }) => (
  <b className="whitespace-nowrap tabular-nums">{minutesLongText(children)}</b>
);
