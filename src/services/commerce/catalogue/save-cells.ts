/** Saves many cells of variants together: all of them, or none and every problem. A few statements, however many cells there are. */
import { sql } from 'kysely'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { stageProductEvents } from '../events/stage-events.ts'
import { applyDuePrices, isPriceDue } from '../prices/apply-due-prices.ts'
import { writePrices } from '../prices/write-prices.ts'
import type { CommerceTables } from '../tables.ts'
import { cellChanges, type CellChange, type CellProblem, type VariantCells } from './cell-changes.ts'
import { raiseOffersVersion, takeOffersTurn } from './offers-version.ts'
import { among, readVariants, type CommerceEngine } from './stored-offers.ts'

export async function saveCells(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  rows: readonly VariantCells[],
  now: Date,
): Promise<Result<readonly CellChange[], readonly CellProblem[]>> {
  await takeOffersTurn(transaction)
  // What was planned before this edit comes before it in the history.
  if (await isPriceDue(transaction, now)) await applyDuePrices(transaction, engine, now)
  const owners = await transaction
    .selectFrom('variants')
    .select('product_sku')
    .distinct()
    .where(
      'sku',
      'in',
      among(
        engine,
        rows.map(({ sku }) => sku),
      ),
    )
    .execute()
  const stored = await readVariants(
    transaction,
    engine,
    owners.map(({ product_sku: sku }) => sku),
  )
  const { variants, prices, products, changes, problems } = cellChanges(rows, stored)
  if (problems.length > 0) return fail(problems)
  if (changes.length === 0) return ok([])
  const sizes = bulkRows(
    engine,
    { id: 'text', size: 'text' },
    variants.map(({ id, size }) => [id, size]),
  )
  if (variants.length > 0) {
    await sql`update variants set size = given.size from ${sizes} as given where variants.id = given.id`.execute(
      transaction,
    )
  }
  await writePrices(transaction, engine, prices, now)
  // A price that is changed by hand has no end any more.
  const keys = bulkRows(
    engine,
    { changed: 'text', priced: 'text' },
    prices.map(({ variant_id: id, currency }) => [id, currency]),
  )
  await sql`delete from running_prices where (variant_id, currency) in (select changed, priced from ${keys} as given)`.execute(
    transaction,
  )
  await raiseOffersVersion(transaction, engine, products)
  await stageProductEvents(transaction, products, now)
  return ok(changes)
}
