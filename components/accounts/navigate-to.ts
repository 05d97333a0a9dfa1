/**
 * A full page load: the server decides again what this browser may see, and nothing stays in
 * memory.
 */
export function navigateTo(path: string): void {
  window.location.assign(path);
}
