import Link from 'next/link';
import type { GraphTypeChoice } from './graph-form';

const LINK =
  'inline-flex shrink-0 min-h-touch items-center px-2 font-semibold text-field underline underline-offset-4 hover:bg-field-soft rounded-md';

/** The types of graph, each with a place to draw it with the app's help. */
export function TypeList({ types }: { types: readonly GraphTypeChoice[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
      {types.map(({ type, label }) => (
        <li key={type} className="flex items-center justify-between gap-x-3 border-line border-b py-1">
          <span className="min-w-0">{label}</span>
          <Link href={`/student/graph-upload/build/${type}`} prefetch={false} className={LINK}>
            Build<span className="sr-only"> one: {label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
