/**
 * For browsers without the Navigation API, where every link loads its document: a click waits while a change of the cart is pending, which
 * loading a document would abort.
 */
type HandOver = (url: URL) => Promise<URL> | undefined

export function handOverClicks(handOver: HandOver): () => void {
  let clicks = 0
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !loadsHere(event, link)) return
    const target = handOver(new URL(link.href))
    if (!target) return
    event.preventDefault()
    clicks += 1
    const mine = clicks
    document.documentElement.toggleAttribute('data-loading', true)
    // The last link that was pressed.
    void target.then(({ href }) => mine === clicks && location.assign(href))
  }
  // After the handlers of the link itself, which may show something in place.
  window.addEventListener('click', onClick)
  return () => window.removeEventListener('click', onClick)
}

const loadsHere = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  link.origin === location.origin &&
  // A hash of this page loads nothing.
  !(link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0])
