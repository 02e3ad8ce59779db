/** Data that stands in a document. */

/** JSON that no browser can read as markup or as the end of its script. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
