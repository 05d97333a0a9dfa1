/** The query part of an address, as Next passes it to a page. */
export type Search = Readonly<Record<string, string | string[] | undefined>>;
export type SearchProps = { searchParams: Promise<Search> };

/** The first value of each name, like `URLSearchParams`. */
export const firstOf = (search: Search) => ({
  get: (name: string): string | null => [search[name]].flat()[0] ?? null,
});
