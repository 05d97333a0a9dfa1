const FILE =
  /(?:static\/(?:chunks|css|media)\/[\w.~-]+\.(?:js|css|woff2)|\/(?:fonts|mascots|icons)\/[\w/-]+\.(?:svg|woff2))/g;

/** The addresses of the app's files that a page, a script or a style sheet names. */
export function filesNamedIn(text: string): string[] {
  return [...new Set(text.match(FILE) ?? [])].map((file) =>
    file.startsWith('/') ? file : `/_next/${file}`,
  );
}

/** Files whose content never changes under one name. */
export function isLastingFile(path: string): boolean {
  return /^\/(?:_next\/static|fonts|mascots)\//.test(path) || path.startsWith('/icons/sprite-');
}

/**
 * Keeps a page's files, and the files that those name: a page without the server must find also
 * what it only asks for when a box is typed into. `known` holds what was seen through before.
 */
export async function keepFiles(
  page: string,
  known: Set<string>,
  keep: (file: string) => Promise<Response>,
): Promise<void> {
  for (let next = filesNamedIn(page); next.length > 0; ) {
    const fresh = next.filter((file) => !known.has(file));
    const texts = await Promise.allSettled(
      fresh.map(async (file) => {
        const response = await keep(file);
        if (!response.ok) return '';
        known.add(file);
        return /\.(js|css)$/.test(file) ? response.text() : '';
      }),
    );
    next = texts.flatMap((text) => (text.status === 'fulfilled' ? filesNamedIn(text.value) : []));
  }
}
