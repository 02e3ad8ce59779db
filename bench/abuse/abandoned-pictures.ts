/**
 * SEC-03: a client requests ten pictures of the largest width and disconnects. How long an ordinary picture takes afterwards,
 * against the time of one in a shop that is at rest.
 */
import type { ListingAnswer } from '../../src/contracts/discovery/discovery.ts'
import { imageAddress, MAX_IMAGE_WIDTH } from '../../src/markets/images/image-widths.ts'
import { listingPath } from '../../tests/support/discovery-paths.ts'
import type { Shop } from '../../tests/support/start-shop.ts'
import { median, type Finding } from '../finding.ts'
import { startAsUsual } from '../start-as-usual.ts'

const ABANDONED = 10
const ROUNDS = 5
const MAX_RATIO = 3
const ORDINARY_WIDTH = 1024
/** Longer than it takes to start rendering, shorter than the largest picture takes. */
const PATIENCE_MS = 100

type Picture = { readonly url: string; readonly backgroundColor: string }

export async function abandonedPictures(): Promise<Finding> {
  const shop = await startAsUsual({ LOG_LEVEL: 'error' })
  try {
    const pictures = (await picturesOf(shop)).values()
    const next = (): Picture => {
      const { value } = pictures.next()
      if (value === undefined) throw new Error('The listing has too few pictures')
      return value
    }
    // Starts the processes that render.
    await timeOf(shop, next())
    const normal: number[] = []
    const after: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      normal.push(await timeOf(shop, next()))
      await Promise.all(Array.from({ length: ABANDONED }, () => abandon(shop, next())))
      after.push(await timeOf(shop, next()))
    }
    const ratio = median(after) / median(normal)
    const listed = (times: readonly number[]) => times.map((time) => time.toFixed(0)).join(', ')
    return {
      what: `an ordinary picture after ${ABANDONED} abandoned ones of ${MAX_IMAGE_WIDTH} px`,
      measured: `${ratio.toFixed(2)} ×`,
      limit: `< ${MAX_RATIO} × its normal time`,
      within: ratio < MAX_RATIO,
      detail: `normal ${listed(normal)} ms; after them ${listed(after)} ms`,
    }
  } finally {
    await shop.stop()
  }
}

async function picturesOf(shop: Shop): Promise<readonly Picture[]> {
  const found: Picture[] = []
  for (const page of [1, 2, 3]) {
    const variables = { collection: 'adults/socks' }
    const path = listingPath({ widgetId: 'listing-uk-gb', profile: 'bench', limit: 48, page, variables })
    const listing: ListingAnswer = JSON.parse(await (await fetch(shop.url + path)).text())
    found.push(...listing.recommendations.flatMap(({ product }) => product.media.images.slice(0, 1)))
  }
  return found
}

const addressOf = ({ url, backgroundColor }: Picture, width: number): string =>
  imageAddress({ href: url, width, backgroundColor }, 'avif')

async function timeOf(shop: Shop, picture: Picture): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(shop.url + addressOf(picture, ORDINARY_WIDTH))
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`A picture is answered with ${response.status}`)
  return performance.now() - startedAt
}

async function abandon(shop: Shop, picture: Picture): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  await fetch(shop.url + addressOf(picture, MAX_IMAGE_WIDTH), { signal }).catch(() => undefined)
}
