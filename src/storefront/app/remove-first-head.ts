/**
 * What the document told machines of the page that it came with is wrong of the next one, and browsers believe it: they
 * share the canonical address. Whoever asks for that next page by its address is told anew.
 */
const OF_FIRST_PAGE = 'link[rel=canonical],link[rel=alternate],meta[property^="og:"],script[type="application/ld+json"]'

export function removeFirstHead(): void {
  for (const element of document.head.querySelectorAll(OF_FIRST_PAGE)) element.remove()
}
