/** The one text for an address that leads nowhere. */

/** RTE-28: this spelling everywhere, though the sources have two (T01). */
export function pageNotFoundText(path: string): string {
  return `Page not found: ${path}`
}
