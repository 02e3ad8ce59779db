/** Reports impressions: product tiles, in batches, and promoted blocks (ANA-07, ANA-20, ANA-23). */
import { createBatch } from './batch.ts'
import { pushEvent } from './data-layer.ts'
import type { ViewedProduct } from './events.ts'
import { productAt, PROMOTED, promotionAt, TILE } from './in-document.ts'

const IMPRESSION_DELAY_MS = 500
/** Tiles are drawn many at a time. */
const LOOK_AGAIN_MS = 100
const HALF = 0.5

export function followSightings(pageName: () => string): () => void {
  const batch = createBatch<ViewedProduct>(IMPRESSION_DELAY_MS, (products) =>
    pushEvent({ event: 'productImpression', products }),
  )
  const sightings = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        sightings.unobserve(target)
        report(target)
      }
    },
    { threshold: HALF },
  )
  const report = (element: Element) => {
    if (!element.matches(TILE)) {
      const promotion = promotionAt(element)
      if (promotion) pushEvent({ event: 'promotionView', ...promotion })
      return
    }
    const product = productAt(element, pageName())
    if (product) batch.add(product)
  }

  const known = new WeakSet<Element>()
  const look = () => {
    for (const element of document.querySelectorAll(`${TILE}, ${PROMOTED}`)) {
      if (known.has(element)) continue
      known.add(element)
      sightings.observe(element)
    }
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(() => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      look()
    }, LOOK_AGAIN_MS)
  })
  look()
  changes.observe(document.body, { childList: true, subtree: true })
  // The visitor may not come back, so pending impressions are sent now.
  const onHide = () => batch.flush()
  document.addEventListener('visibilitychange', onHide)
  return () => {
    document.removeEventListener('visibilitychange', onHide)
    clearTimeout(waiting)
    changes.disconnect()
    sightings.disconnect()
    batch.flush()
  }
}
