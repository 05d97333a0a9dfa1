import type { Parts } from '@/components/ui/parts';
import { WEEK_PLAN } from '@/words/guide';
import styles from './guide.module.css';

/** Page one of the teacher guide: how a class and its week go. */
export function GuideSheet() {
  return (
    <article className={styles.sheet} aria-labelledby="guide-how">
      <h2 id="guide-how" className="text-big">
        How it works
      </h2>
      <div className={styles.columns}>
        <div className="grid content-start gap-4">
          <Part title="Before the first week">
            <ol className="list-decimal space-y-1 pl-6">
              <Row minutes={3}>
                Sign up with your school email address, and confirm it with the link we send.
              </Row>
              <Row minutes={2}>
                Open a league, one for each class. Play along with the NFL, or replay a past season:
                then any week can be the first, at your class’s pace.
              </Row>
              <Row minutes={5}>
                Paste your class list, just as it is, and print login cards. Only the first name and
                one letter are kept. Do your students have email? Then show the join code and the
                league password instead.
              </Row>
              <Row minutes={45}>
                Teach the first lesson: it’s on the next page. You don’t need to know football.
              </Row>
            </ol>
          </Part>
          <Part title="What Tuesday is">
            <p>
              On Tuesday morning the numbers of a week appear, unless you plan it otherwise. The
              Tuesday brief is one sheet about the week that is over: up to three mistakes that most
              students made, a wrong working beside a right one, and a question to ask; who can work
              together; and a warm-up with its key. The workings have other numbers than your class
              had, so no one is recognized. “Choose what to project” leads to the screen, without
              names.
            </p>
          </Part>
          <Part title="When someone is stuck">
            <ul className="list-disc space-y-1 pl-6">
              <li>
                After each wrong answer the app says more: first where to begin, later what each
                line gives. Never the answer.
              </li>
              <li>
                After six tries it goes on together with the student, one small question at a time.
              </li>
              <li>
                Three tries without a right one, or five quiet minutes, and the name stands above
                your grid. Press it: you see the student’s own lines, what went wrong, and a
                sentence to say.
              </li>
              <li>After 40 tries, a step waits for you. Work it out together, then reopen it.</li>
            </ul>
          </Part>
        </div>
        <div className="grid content-start gap-4">
          <Part title="The rhythm of a week">
            <table className="w-full text-left">
              <caption className="sr-only">What you and your students do, with minutes</caption>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">You</th>
                  <th scope="col">Your students</th>
                </tr>
              </thead>
              <tbody>
                {WEEK_PLAN.map(({ day, you, yours, class: students, classes }) => (
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
            <p className="mt-1">
              Unless you change it, a week opens on Tuesday at 6:00 AM and is due on Thursday at
              3:00 PM. Lineups for the next week lock then too, or at its first kickoff if you play
              along with the NFL, the app can see the schedule ahead, and that comes sooner. In a
              replay, the Calendar page changes both, and knows holidays and pauses.
            </p>
          </Part>
          <Part title="What the app does by itself">
            <p>
              Opens the weeks. Checks every answer exactly: 7/4, 1 3/4, and 1.75 are the same. Finds
              which mistake an answer looks like. Picks a lineup for those who forgot. Gives points
              once. Keeps what is typed when the connection fails, and sends it later. Tells you
              live who is where.
            </p>
          </Part>
          <Part title="Grades">
            <p>
              The gradebook has a row for each student and a column for each week. You decide what
              counts: a graph or not, late work in full, half, or not at all, out of how many
              points. Excuse a student or a week. Then copy a column in the order of your own
              gradebook, or take a file along: Excel, CSV, or OneRoster. MVP points are for the
              game. They are not grades.
            </p>
          </Part>
          <Part title="Privacy">
            <p>
              Of a student we keep a first name, one letter, and the schoolwork: no birthday, no
              full name, no photo of a child. There are no ads and no trackers, and you can delete a
              student or a class for good.
            </p>
          </Part>
        </div>
      </div>
    </article>
  );
}

export function Part({ title, children }: { title: string; children: Parts }) {
  return (
    <section className="print-keep">
      <h3 className="mb-1 text-lead text-field">{title}</h3>
      {children}
    </section>
  );
}

const Row = ({ minutes, children }: { minutes: number; children: string }) => (
  <li>
    <span>{children}</span> <Minutes>{minutes}</Minutes>
  </li>
);

const Minutes = ({ children }: { children: number }) => (
  <b className="whitespace-nowrap tabular-nums">{`${children} min`}</b>
);
