/** A shop with orders in several states and markets, for pictures of the desk. Nothing is bought: rows are written before it starts. */
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CountryCode } from '../../src/markets/types.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { insertOrder, type StoredOrder } from '../../src/services/commerce/orders/stored-order.ts'
import { snapshotFor, storedOrder } from '../support/stored-order.ts'

type Buyer = readonly [
  firstName: string,
  lastName: string,
  country: CountryCode,
  city: string,
  state: StoredOrder['state'],
]

const BUYERS: readonly Buyer[] = [
  ['Ada', 'Lovelace', 'GB', 'London', 'paid'],
  ['Grace', 'Hopper', 'US', 'New York', 'paid'],
  ['Konrad', 'Zuse', 'DE', 'Berlin', 'paid'],
  ['Edsger', 'Dijkstra', 'NL', 'Rotterdam', 'held'],
  ['Barbara', 'Liskov', 'US', 'Boston', 'paid'],
  ['Rózsa', 'Péter', 'HU', 'Budapest', 'open'],
  ['Niklaus', 'Wirth', 'CH', 'Winterthur', 'paid'],
  ['Sophie', 'Wilson', 'GB', 'Leeds', 'refunded'],
  ['Blaise', 'Pascal', 'FR', 'Clermont-Ferrand', 'paid'],
  ['Peter', 'Naur', 'DK', 'Frederiksberg', 'paid'],
  ['Radia', 'Perlman', 'US', 'Portsmouth', 'cancelled'],
  ['Enrico', 'Clementi', 'IT', 'Como', 'paid'],
  ['Maria', 'Rodríguez', 'ES', 'Sevilla', 'paid'],
  ['Per', 'Brinch', 'DK', 'Aarhus', 'paid'],
]

const HOURS_MS = 3_600_000

function orderOf([firstName, lastName, country, city, state]: Buyer, index: number, now: number): StoredOrder {
  const snapshot = snapshotFor(country, { email: `${firstName.toLowerCase()}@example.com` })
  const address = { ...snapshot.addresses.shipping, firstName, lastName, city }
  const products = 2400 + index * 315
  const createdAt = new Date(now - (index * index + 1) * HOURS_MS).toISOString()
  const order = storedOrder(4100 - index, { state, createdAt, updatedAt: createdAt })
  return {
    ...order,
    paidAt: state === 'open' ? undefined : createdAt,
    snapshot: {
      ...snapshot,
      contact: { ...snapshot.contact, firstName, lastName },
      addresses: { shipping: address, billing: address },
      lines: snapshot.lines.map((line) => (line.isGift ? line : { ...line, totalWithDiscount: products })),
      totals: { ...snapshot.totals, products, total: products + snapshot.totals.shipping },
    },
  }
}

/** The data folder of a shop that has not been started yet. */
export async function folderWithOrders(filled: string, now = Date.now()): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-desk-'))
  await cp(filled, dataDir, { recursive: true })
  const log = createLog({ level: 'silent' })
  const database = await openDatabase<ShopSchema>({ dataDir, migrations: MIGRATIONS, log })
  await database.transaction(async (transaction) => {
    for (const [index, buyer] of BUYERS.entries()) {
      const order = orderOf(buyer, index, now)
      await insertOrder(transaction, order, undefined)
      await transaction
        .updateTable('orders')
        .set({ paid_at: order.paidAt ?? null })
        .where('id', '=', order.id)
        .execute()
    }
  })
  await database.close()
  return dataDir
}
