import { Card } from '@/components/ui/card';

/** The teams without a place, by name: it does not say why, so nobody is told who got worse. */
export function Unranked({ names }: { names: readonly string[] }) {
  return (
    <Card title="Not on this board right now">
      <p className="max-w-text">
        A team gets on this board when it has worked on at least nine steps in both pairs of weeks, and more of its first tries
        are right than before.
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two teams may have the same name; the list is only read.
          <li key={index}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}
