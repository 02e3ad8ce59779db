/** HKS-02: nodes that are killed while they commit events, while they send them, and before they have recorded the answer. */
import { afterEach, describe, expect, it } from 'vitest'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createWebhook } from '../../src/services/webhooks/admin.ts'
import { runScript, type ChildScript } from '../support/child-script.ts'
import { engines, migratedDatabase, type EmptyDatabase } from '../support/fresh-database.ts'
import { openReceiver, verifiedBy, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { COMMITTED, type WebhookProcessOptions } from './fixtures/webhook-process-options.ts'

/** A minute and more later, the claims of a killed node have expired. */
const timeOf = (node: number): string => new Date(Date.UTC(2026, 10, 15, 10, 2 * node)).toISOString()

describe.each(engines)('a node on %s that is killed', (engine) => {
  let empty: EmptyDatabase | undefined
  let receiver: WebhookReceiver | undefined
  afterEach(async () => {
    receiver?.close()
    await empty?.remove()
  })

  it('HKS-02 every committed event arrives, once per id, and none of a transaction that was rolled back', async () => {
    const place = (empty = await migratedDatabase(engine, MIGRATIONS))
    const receiving = (receiver = await openReceiver())
    const inDatabase = async <Value>(work: (database: Database<ShopSchema>) => Promise<Value>): Promise<Value> => {
      const database = await place.open<ShopSchema>(MIGRATIONS)
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    }
    const wanted = { url: receiving.url, label: '', events: ['order.paid' as const] }
    const created = await inDatabase((database) =>
      database.transaction((transaction) => createWebhook(transaction, database, wanted, new Date(timeOf(0)))),
    )
    const secret = created.ok ? created.value.secret : ''
    const run = (node: number, over: Partial<WebhookProcessOptions>): ChildScript => {
      const options: WebhookProcessOptions = { ...place.options, now: timeOf(node), first: 1, last: 0, ...over }
      return runScript(new URL('fixtures/webhook-process.ts', import.meta.url), JSON.stringify(options))
    }

    // The receiver has the message, and the node is killed before it is answered.
    const first = run(0, { first: 1, last: 30 })
    receiving.answerWith(() => {})
    await expect.poll(() => receiving.received.length).toBeGreaterThan(0)
    await first.kill()

    // Answered, and killed at once, so that some of the answers are not recorded.
    const begun = receiving.received.length
    const second = run(1, { first: 31, last: 60 })
    const { promise: killed, resolve } = Promise.withResolvers<void>()
    receiving.answerWith((response) => {
      response.end()
      if (receiving.received.length >= begun + 8) void second.kill().then(resolve)
    })
    await killed

    // The next one takes over what is left.
    receiving.answerWith((response) => void response.end())
    const third = run(2, { first: 61, last: 65 })
    expect(await third.lines.next()).toMatchObject({ value: 'delivered' })
    await third.kill()

    const committed = await inDatabase(async ({ query }) => {
      const facts = await query.selectFrom('facts').select('name').where('name', 'like', `${COMMITTED}%`).execute()
      const events = await query.selectFrom('events').select(['id', 'subject']).orderBy('seq').execute()
      return { orders: facts.map(({ name }) => `order:${name.slice(COMMITTED.length)}`), events }
    })
    expect(committed.events.map(({ subject }) => subject).toSorted()).toEqual(committed.orders.toSorted())
    expect(committed.orders.filter((order) => Number(order.split(':')[1]) % 3 === 0)).toEqual([])
    const ids = new Set(receiving.received.map(({ headers }) => String(headers['webhook-id'])))
    expect([...ids].toSorted()).toEqual(committed.events.map(({ id }) => id).toSorted())
    expect(receiving.received.filter((one) => verifiedBy(one, [secret])[0] !== secret)).toEqual([])
    // What was sent again is the same message.
    const bodies = Map.groupBy(receiving.received, ({ headers }) => headers['webhook-id'])
    expect([...bodies.values()].filter((some) => new Set(some.map(({ body }) => body)).size !== 1)).toEqual([])
    expect(receiving.received.length).toBeGreaterThan(committed.events.length)
  })
})
