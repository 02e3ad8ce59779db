/** Reference rates of the European Central Bank, as the merchant stored them. */
import type { Transaction } from '../../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../../catalogue/stored-offers.ts'
import type { CommerceTables } from '../../tables.ts'

export type EcbRate = {
  readonly currency: string
  /** YYYY-MM-DD */
  readonly day: string
  /** Units for one euro: a decimal number as published. */
  readonly perEuro: string
}

export async function saveEcbRates(transaction: Transaction<CommerceTables>, rates: readonly EcbRate[]): Promise<void> {
  for (const { currency, day, perEuro } of rates) {
    await transaction
      .insertInto('ecb_rates')
      .values({ currency, day, per_euro: perEuro })
      .onConflict((conflict) => conflict.columns(['currency', 'day']).doUpdateSet({ per_euro: perEuro }))
      .execute()
  }
}

export async function findEcbRate(query: CommerceQuery, currency: string, day: string): Promise<string | undefined> {
  if (currency === 'EUR') return '1'
  const row = await query
    .selectFrom('ecb_rates')
    .select('per_euro')
    .where('currency', '=', currency)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.per_euro
}
