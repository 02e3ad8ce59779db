/** Takes changes of prices back: those that apply, and those that are planned. */
import { z } from 'zod'
import { fail, ok } from '../../platform/result.ts'
import { cancelScheduledPrices, schedulePrice } from '../../services/commerce/admin.ts'
import type { OperationResult, RunContext, UndoneSubject } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import {
  CURRENT_PRICE,
  priceAmount,
  priceCurrency,
  SCHEDULED_PRICES,
  scheduledFor,
  scheduledPrices,
  writeNow,
  type VariantCurrency,
} from './price-values.ts'
import { variantSubject } from '../catalogue/catalogue-subjects.ts'

const restoredPrice = z.object({ original: priceAmount, final: priceAmount })

/** Whether a change in the audit log is one of a price. */
export const isPriceField = (field: string): boolean =>
  field.startsWith(CURRENT_PRICE) || field.startsWith(SCHEDULED_PRICES)

export async function restorePrices(context: RunContext, { subject, changes }: UndoneSubject): OperationResult<void> {
  const sku = subject.slice(variantSubject('').length)
  for (const { field, before, after } of changes) {
    const isCurrent = field.startsWith(CURRENT_PRICE)
    const currency = priceCurrency.parse(field.slice((isCurrent ? CURRENT_PRICE : SCHEDULED_PRICES).length))
    if (isCurrent && before === null) return rejected('UNDO_NO_PRICE', { sku })
    const restored = isCurrent
      ? await writeNow(context, [{ sku, prices: [{ currency, ...restoredPrice.parse(before) }] }])
      : await restorePlanned(context, { sku, currency }, { before, after })
    if (!restored.ok) return restored
    context.audit.changed({ field, before: after, after: before })
  }
  return ok(undefined)
}

type Values = { readonly before: unknown; readonly after: unknown }

/** Too late once one of them has begun: it would not be taken back, or begin in the past. */
async function restorePlanned(
  context: RunContext,
  wanted: VariantCurrency,
  { before, after }: Values,
): OperationResult<undefined> {
  const { database, clock } = context
  const [planned, restored] = [scheduledPrices.parse(after), scheduledPrices.parse(before)]
  const now = clock.now().toISOString()
  const begins = await scheduledFor(context, wanted)
  if (begins.length !== planned.length || restored.some(({ since }) => since <= now)) return rejected('UNDO_EXPIRED')
  await database.transaction((transaction) => cancelScheduledPrices(transaction, wanted))
  for (const { since, until, ...price } of restored) {
    const window = { since: new Date(since), ...(until !== null && { until: new Date(until) }) }
    const scheduled = await database.transaction((transaction) =>
      schedulePrice(transaction, { ...wanted, ...price, ...window }),
    )
    if (!scheduled.ok) return fail(scheduled.failure)
  }
  return ok(undefined)
}
