/** Hides a word without results until it fails again (DSR-04). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { CounterTables } from './tables.ts'

type Word = { readonly storefront: string; readonly term: string }

/** Returns what was stored before, for undo. */
export async function handleWord(
  transaction: Transaction<CounterTables>,
  { storefront, term }: Word,
  today: number,
): Promise<CounterTables['handled_words'] | undefined> {
  const own = await handledWord(transaction, { storefront, term })
  const counter = await transaction
    .selectFrom('search_counters')
    .select(['searches', 'found'])
    .where('storefront', '=', storefront)
    .where('term', '=', term)
    .where('day', '=', today)
    .executeTakeFirst()
  await putHandledWord(transaction, {
    storefront,
    term,
    day: today,
    failed: counter === undefined ? 0 : counter.searches - counter.found,
  })
  return own
}

const handledWord = (transaction: Transaction<CounterTables>, { storefront, term }: Word) =>
  transaction
    .selectFrom('handled_words')
    .selectAll()
    .where('storefront', '=', storefront)
    .where('term', '=', term)
    .executeTakeFirst()

async function putHandledWord(
  transaction: Transaction<CounterTables>,
  row: CounterTables['handled_words'],
): Promise<void> {
  const { day, failed } = row
  await transaction
    .insertInto('handled_words')
    .values(row)
    .onConflict((conflict) => conflict.columns(['storefront', 'term']).doUpdateSet({ day, failed }))
    .execute()
}

/** As it was before. */
export async function restoreWord(
  transaction: Transaction<CounterTables>,
  { storefront, term }: Word,
  before: CounterTables['handled_words'] | undefined,
): Promise<void> {
  if (before) return putHandledWord(transaction, before)
  await transaction.deleteFrom('handled_words').where('storefront', '=', storefront).where('term', '=', term).execute()
}
