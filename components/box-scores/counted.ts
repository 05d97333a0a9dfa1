/** A count of a box score as it is written: yards that went back have a real minus sign. */
export const counted = (count: number): string => (count < 0 ? `−${-count}` : String(count));
