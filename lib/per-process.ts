/**
 * One for the whole process, whatever else loads the module that asks: Next evaluates a module once
 * for each bundle, and again on each hot reload. `name` stays the same in all of them.
 */
export function oncePerProcess<T>(name: `fractionLeague${string}`, make: () => T): T {
  const kept = globalThis as unknown as Record<string, T | undefined>;
  kept[name] ??= make();
  return kept[name];
}
