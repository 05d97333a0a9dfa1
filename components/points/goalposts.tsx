/** The goalposts at a number that is to be reached. */
export function Goalposts({ top }: { top: number }) {
  return (
    <path
      d={`M0 ${top}V${top - 32}M-20 ${top - 70}V${top - 32}H20V${top - 70}`}
      fill="none"
      stroke="#ffd24a"
      strokeWidth="5"
    />
  );
}
