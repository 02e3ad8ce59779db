/**
 * On the way from a tile to its product the tile's picture grows into the product's, and shrinks again on the way back.
 * The product page marks its picture and names it in its style sheet; a tile has the name only while the page changes.
 * Browsers that cannot do it, and visitors who want nothing to move, see the new page immediately.
 */
const NAME = 'product-picture'

/** What the product page's picture stands in. */
const STAGE = '[data-product-picture]'

type Way = {
  readonly from: URL
  readonly to: URL
  /** Brings the new page to where it is to be seen from: the picture must know where to go. */
  readonly scroll: () => void
}

/** Where the last one grew: only there does it shrink. */
let grown: { readonly tile: string; readonly product: string } | undefined

export async function growPicture({ from, to, scroll }: Way, update: () => Promise<void>): Promise<void> {
  const isWayBack = grown?.product === from.pathname && grown.tile === to.pathname
  const tile = mayMove() && !isWayBack ? tileOf(to) : undefined
  if (!mayMove() || !(tile || isWayBack)) return update()
  grown = tile && { tile: from.pathname, product: to.pathname }
  // No two pictures may have one name: where one product leads to another, its own steps back.
  if (tile) document.querySelector<HTMLElement>(STAGE)?.style.setProperty('view-transition-name', 'none')
  name(tile)
  let target: HTMLElement | undefined
  const transition = document.startViewTransition(async () => {
    unname(tile)
    await update()
    scroll()
    target = isWayBack ? tileOf(from) : undefined
    name(target)
  })
  // One that the browser leaves out is no failure: the page is there all the same.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined).finally(() => unname(target))
  return transition.updateCallbackDone
}

const mayMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The picture of a link to that page, if it can be seen. */
function tileOf({ pathname }: URL): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a:has(img), dialog a:has(img)')]
  const pictures = links.flatMap((link) => (link.pathname === pathname ? (pictureIn(link) ?? []) : []))
  return pictures.find((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
}

const pictureIn = (link: HTMLAnchorElement): HTMLElement | null | undefined => link.querySelector('img')?.parentElement

const name = (picture: HTMLElement | undefined): void => picture?.style.setProperty('view-transition-name', NAME)

const unname = (picture: HTMLElement | undefined): void => {
  picture?.style.removeProperty('view-transition-name')
}
