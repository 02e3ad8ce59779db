/** One listener for every click on the page: the marks in the document say what was clicked. */
import { pushEvent, pushGeneral } from './data-layer.ts'
import { blockClickAt, generalAt, menuClickAt, productAt, promotionAt, TILE } from './in-document.ts'

/** `pageName` is what lists are called that have no name of their own. */
export function followClicks(pageName: () => string): () => void {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element) reportClick(target, pageName())
  }
  // On the way down: what is clicked may be gone on the way up.
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}

function reportClick(target: Element, pageName: string): void {
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const tile = link?.closest(TILE)
  if (link && tile) {
    const product = productAt(tile, pageName)
    if (product) pushEvent({ event: 'productClick', ...product })
  } else if (link) {
    const promotion = promotionAt(link)
    if (promotion) pushEvent({ event: 'promotionClick', ...promotion, href: link.getAttribute('href') ?? '' })
    const inBlock = blockClickAt(link)
    if (inBlock) pushEvent({ event: 'pageBlockClick', ...inBlock })
  }
  const inMenu = menuClickAt(target)
  if (inMenu) pushEvent({ event: 'menuClick', ...inMenu })
  const general = generalAt(target)
  if (general) pushGeneral(general)
}
