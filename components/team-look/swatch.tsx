/** A patch of color for a choice; its name stands beside it as text. */
export function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="keep-colors block h-8 w-12 rounded-sm border-2 border-content/30"
      style={{ backgroundColor: color }}
    />
  );
}
