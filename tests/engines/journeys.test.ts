/** A shortened set of the journeys in other engines; `npm run engines` walks all of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureEngines } from '../../tools/engines.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { openFirefox } from './firefox.ts'
import { SHORT_JOURNEYS } from './journeys.ts'
import { walkJourneys } from './walk-journeys.ts'
import { openWebKit } from './webkit.ts'

describe('other engines than Chromium', () => {
  let shop: Shop

  beforeAll(async () => {
    ensureEngines()
    shop = await startShop({ LOG_LEVEL: 'warn' })
  })
  afterAll(async () => {
    await shop.stop()
  })

  it.each([
    ['~ENG-01 Firefox ESR searches, switches the market and refuses consent', openFirefox],
    ['~ENG-01 WebKitGTK searches, switches the market and refuses consent', openWebKit],
  ])('%s', async (_, openEngine) => {
    const walked = await walkJourneys(openEngine, SHORT_JOURNEYS, shop.url)
    expect(walked.map(({ journey, failure }) => ({ journey, failure }))).toEqual(
      SHORT_JOURNEYS.map(({ name }) => ({ journey: name, failure: undefined })),
    )
  })
})
