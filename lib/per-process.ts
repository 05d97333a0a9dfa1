/**
 * Next evaluates a module once for each bundle, and again on each hot reload; this makes one value
 * for all of them. `name` is the same in each.
 */
export function oncePerProcess<T>(name: `fractionLeague${string}`, make: () => T): T {
  const kept = globalThis as unknown as Record<string, T | undefined>;
  kept[name] ??= make();
  return kept[name];
}
