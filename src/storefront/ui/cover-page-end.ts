/**
 * For what stands fixed at the bottom edge, as a ref: the page gets as much room at its end, and whatever takes the focus
 * is scrolled clear of it. Without that the last button of a page could be neither seen nor pressed.
 *
 * Sets each style where it is used: a custom property on the root, even one that is not inherited, restyles every element of the page.
 */
/** The height of a raised bar, and some air. Measured, it would lay out the page. */
const BAR_PIXELS = 88

let covered = 0
let raised: HTMLElement | undefined

function apply(): void {
  const { documentElement, body } = document
  if (raised) raised.style.bottom = `${covered}px`
  documentElement.style.scrollPaddingBottom = `${covered + (raised ? BAR_PIXELS : 0)}px`
  body.style.paddingBottom = `${covered}px`
}

export function coverPageEnd(element: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    // Not its box on the screen: that moves while it rises.
    covered = Math.max(0, innerHeight - element.offsetTop)
    apply()
  })
  sizes.observe(element)
  return () => {
    sizes.disconnect()
    covered = 0
    apply()
  }
}

/** As a ref, for a bar that is sticky at the bottom edge: it stands above what covers that edge, and the focus above both. */
export function raiseAboveCover(element: HTMLElement): () => void {
  raised = element
  apply()
  return () => {
    raised = undefined
    apply()
  }
}
