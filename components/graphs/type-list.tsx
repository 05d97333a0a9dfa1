import Link from 'next/link';
import { GRAPH_TYPES } from '@/lib/domain/graph';
import { GRAPH_TYPE_LABELS } from '@/lib/domain/graph-types';

const LINK =
  'inline-flex shrink-0 min-h-[2.75rem] items-center px-2 font-semibold text-field underline underline-offset-4 hover:bg-field-soft rounded-md';

/** The seven kinds of graph, each with a place to draw it with the app's help. */
export function TypeList() {
  return (
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
      {GRAPH_TYPES.map((type) => (
        <li key={type} className="flex items-center justify-between gap-x-3 border-line border-b py-1">
          <span className="min-w-0">{GRAPH_TYPE_LABELS[type]}</span>
          <Link href={`/student/graph-upload/build/${type}`} prefetch={false} className={LINK}>
            Build<span className="sr-only"> one: {GRAPH_TYPE_LABELS[type]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
