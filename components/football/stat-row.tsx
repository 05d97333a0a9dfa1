import type { StatDto } from '@/lib/data/season/dto';

/** A line of a box score: each statistic with its name, the number large. */
export function StatRow({ stats }: { stats: readonly StatDto[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {stats.map((stat) => (
        <div key={stat.field} className="flex flex-col-reverse">
          <dt className="text-sm leading-tight text-content-soft">{stat.label}</dt>
          <dd className="font-bold text-2xl leading-tight tabular-nums">{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
