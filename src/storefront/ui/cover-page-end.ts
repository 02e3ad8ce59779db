/**
 * For what stands fixed at the bottom edge, as a ref: the page gets as much room at its end, and whatever takes the focus
 * is scrolled clear of it. Without that the last button of a page could be neither seen nor pressed.
 */
const COVERED = '--covered-below'

export function coverPageEnd(element: HTMLElement): () => void {
  const page = document.documentElement
  // Not its box on the screen: that moves while it rises.
  const measure = () => page.style.setProperty(COVERED, `${Math.max(0, innerHeight - element.offsetTop)}px`)
  const sizes = new ResizeObserver(measure)
  sizes.observe(element)
  return () => {
    sizes.disconnect()
    page.style.removeProperty(COVERED)
  }
}
