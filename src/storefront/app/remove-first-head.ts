/**
 * Canonical link, alternates and structured data describe the first page of a document only. After a client-side
 * navigation they would be wrong, and browsers use them: they share the canonical address. The server renders them for
 * the next page when that is loaded by its address.
 */
const OF_FIRST_PAGE = 'link[rel=canonical],link[rel=alternate],meta[property^="og:"],script[type="application/ld+json"]'

export function removeFirstHead(): void {
  for (const element of document.head.querySelectorAll(OF_FIRST_PAGE)) element.remove()
}
