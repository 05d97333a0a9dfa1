const FILE =
  /(?:static\/(?:chunks|css|media)\/[\w.~-]+\.(?:js|css|woff2)|\/(?:fonts|mascots|icons)\/[\w/-]+\.(?:svg|woff2))/g;

export function filesNamedIn(text: string): string[] {
  return [...new Set(text.match(FILE) ?? [])].map((file) =>
    file.startsWith('/') ? file : `/_next/${file}`,
  );
}

/** Files whose content never changes under the same name. */
export function isImmutableFile(path: string): boolean {
  return /^\/(?:_next\/static|fonts|mascots)\//.test(path) || path.startsWith('/icons/sprite-');
}

/**
 * Saves a page's files and the files that those name, because a page without the server also needs
 * scripts that load only when someone types. `known` contains the files already searched.
 */
export async function savePageFiles(
  page: string,
  known: Set<string>,
  save: (file: string) => Promise<Response>,
): Promise<void> {
  for (let next = filesNamedIn(page); next.length > 0; ) {
    const fresh = next.filter((file) => !known.has(file));
    const texts = await Promise.allSettled(
      fresh.map(async (file) => {
        const response = await save(file);
        if (!response.ok) return '';
        known.add(file);
        return /\.(js|css)$/.test(file) ? response.text() : '';
      }),
    );
    next = texts.flatMap((text) => (text.status === 'fulfilled' ? filesNamedIn(text.value) : []));
  }
}
