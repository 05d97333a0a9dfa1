import Link from 'next/link';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import type { LessonListItemDto } from '@/lib/data/lesson/dto';

const STATES: Readonly<Record<LessonListItemDto['state'], { tone: BadgeTone; icon: IconName; text: string }>> = {
  closed: { tone: 'plain', icon: 'lock', text: 'Not open yet' },
  ready: { tone: 'plain', icon: 'circle', text: 'To do' },
  started: { tone: 'next', icon: 'pencil', text: 'Continue' },
  done: { tone: 'good', icon: 'circle-check', text: 'Done' },
};

export function LessonSection({ lessons }: { lessons: readonly LessonListItemDto[] }) {
  return (
    <section aria-labelledby="lessons-title" id="lessons" className="scroll-mt-4">
      <h2 id="lessons-title" className="text-title">
        Lessons
      </h2>
      <p className="mt-1 mb-4 max-w-text text-content-soft">
        Learn a type of graph in nine steps, with your own players’ numbers.
      </p>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {lessons.map((lesson) => (
          <li key={lesson.type} className="min-w-0">
            {lesson.state === 'closed' ? (
              <div className="h-full rounded-lg border-2 border-line border-dashed p-4">
                <LessonFacts lesson={lesson} />
              </div>
            ) : (
              <Link
                href={`/student/graph-upload/lessons/${lesson.type}`}
                prefetch={false}
                className="forced-edge block h-full rounded-lg border-2 border-line bg-raised p-4 no-underline shadow-card hover:border-field"
              >
                <LessonFacts lesson={lesson} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LessonFacts({ lesson }: { lesson: LessonListItemDto }) {
  const { tone, icon, text } = STATES[lesson.state];
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="inline-flex min-w-0 items-center gap-2 font-bold">
          <Icon name="chart-column" className="size-[1.25em] shrink-0 text-field" />
          {lesson.label}
        </span>
        <Badge tone={tone} icon={icon}>
          {text}
        </Badge>
      </p>
      <p className="mt-1 text-content-soft text-base">
        {lesson.state === 'closed' ? lesson.reason : `${lesson.stepsDone} of ${lesson.stepCount} steps`}
      </p>
    </>
  );
}
