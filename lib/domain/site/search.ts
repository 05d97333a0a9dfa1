/** The query part of an address, as Next passes it to a page. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;
export type SearchProps = { searchParams: Promise<SearchParams> };

/** The first value of each name, like `URLSearchParams`. */
export const firstSearchValues = (search: SearchParams) => ({
  get: (name: string): string | null => [search[name]].flat()[0] ?? null,
});
