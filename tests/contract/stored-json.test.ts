/** Stored JSON of another shape: rejected by name, without partial effects. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseProductsVersion } from '../../src/services/discovery/raise-products-version.ts'
import { everyBasket } from '../../src/services/discovery/recommend/read-history.ts'
import { readRules } from '../../src/services/discovery/rules/read-rules.ts'
import {
  newsletterMailHandlers,
  NEWSLETTER_MAIL_TOPIC,
} from '../../src/services/engagement/newsletter/newsletter-mail.ts'
import { readStoriesToPull } from '../../src/services/content/read-stories.ts'
import type { Mail } from '../../src/platform/mail/mail.ts'
import { contentUnderTest } from '../support/content-under-test.ts'
import { engines } from '../support/fresh-database.ts'
import { story } from '../support/story-to-save.ts'
import { createApi, openDiscovery, type DiscoveryShop } from './discovery-shop.ts'
import { writeStories } from '../support/save-stories.ts'

describe.each(engines)('invalid stored JSON on %s', (engine) => {
  describe('of discovery', () => {
    let shop: DiscoveryShop

    beforeAll(async () => {
      shop = await openDiscovery(engine)
    })
    afterAll(() => shop.fresh.remove())

    const skusOf = (query: string) => createApi({ fetch: shop.service.fetch, baseUrl: 'http://discovery' }).skus(query)

    it('HSE-22 a product document of another shape is rejected by its sku, and the index in use stays whole', async () => {
      const before = await skusOf('lemon')
      expect(before).not.toEqual([])
      await shop.fresh.database.transaction(async (transaction) => {
        await raiseProductsVersion(transaction)
        const { version } = await transaction.selectFrom('products_version').select('version').executeTakeFirstOrThrow()
        await transaction
          .updateTable('products')
          .set({ document: '{"sku":"CAT02-RED","name":"Cats"}', changed_in: version })
          .where('sku', '=', 'CAT02-RED')
          .execute()
      })
      await expect(shop.service.renew()).rejects.toThrow('Invalid stored JSON: product CAT02-RED: name: ')
      expect(await skusOf('lemon')).toEqual(before)
    })

    it('HSE-22 a search rule of another shape is rejected by its id', async () => {
      const { query } = shop.fresh.database
      await query
        .insertInto('search_rules')
        .values({ id: 'odd', rule: '{"id":"odd","kind":"pin"}', position: 0 })
        .execute()
      await expect(readRules(query)).rejects.toThrow('Invalid stored JSON: search rule odd: skus: ')
    })

    it('HSE-22 a basket of another shape is rejected by its id', async () => {
      const { query } = shop.fresh.database
      await query.insertInto('baskets').values({ id: 'odd', at: '2026-11-15', skus: '{"A":1}' }).execute()
      await expect(Array.fromAsync(everyBasket(query))).rejects.toThrow('Invalid stored JSON: basket odd: ')
    })
  })

  it('HSE-22 a story of another shape is rejected by its slug: by a pull, and by every reader', async () => {
    const content = await contentUnderTest(engine, 'in process')
    try {
      await content.write((transaction, now) => writeStories(transaction, [story('uk/odd'), story('uk/even')], now))
      await content.database.query
        .updateTable('stories')
        .set({ tag_list: '"red"', published_tag_list: '"red"' })
        .where('full_slug', '=', 'uk/odd')
        .execute()
      await expect(readStoriesToPull(content.database.query)).rejects.toThrow(
        'Invalid stored JSON: tags of story uk/odd: ',
      )
      expect((await content.get('/stories/uk/odd')).status).toBe(500)
      expect((await content.get('/stories/uk/even')).status).toBe(200)
    } finally {
      await content.close()
    }
  })
})

it.each([
  ['without a token', '{"email":"ada@example.com","store":"uk","leaveToken":"l"}', 'token: '],
  ['of a storefront that is none', '{"email":"ada@example.com","store":"xx","token":"t","leaveToken":"l"}', 'store: '],
  ['that was cut off', '{"email":"ada@example.com"', 'not JSON'],
])('HSE-22 a newsletter mail %s is rejected by its key and not sent', async (_, payload, problem) => {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const handle = newsletterMailHandlers({ mailer, publicUrl: () => 'https://shop.example' })[NEWSLETTER_MAIL_TOPIC]
  await expect(handle?.(payload, 'k1')).rejects.toThrow(`Invalid stored JSON: newsletter mail k1: ${problem}`)
  expect(sent).toEqual([])
})
