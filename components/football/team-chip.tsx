import { defaultTeamColors, isLightForeground } from '@/lib/domain/team/colors';

/** A team's name on colors derived from it. An edge separates it from a light background. */
export function TeamChip({ name }: { name: string }) {
  const { background, foreground } = defaultTeamColors(name);
  const edge = isLightForeground(foreground) ? background : foreground;
  return (
    <span
      className={
        'forced-edge keep-colors inline-block max-w-full break-words rounded-md border px-2 ' +
        'py-0.5 font-semibold'
      }
      style={{ backgroundColor: background, color: foreground, borderColor: edge }}
    >
      {name}
    </span>
  );
}
