/** Figures of the shop: sales, the way to a purchase, and what is nearly sold out. */
import { z } from 'zod'
import { actorGrant } from '../../contracts/staff/actor.ts'
import { rateOf } from '../../markets/prices/convert-price.ts'
import { isCurrencyCode } from '../../markets/prices/currencies.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import { ok } from '../../platform/result.ts'
import { funnelByDay, lowCover, salesByDay, type SalesRow } from '../../services/commerce/admin.ts'
import { findProductNames } from '../../services/discovery/admin.ts'
import { findRates } from '../../services/engagement/admin.ts'
import type { OperationContext } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { insightPeriod, isPeriod, MAX_INSIGHT_DAYS, periodBefore } from './insight-period.ts'
import { toEuroCents } from './to-euro.ts'

const MAX_VARIANTS = 500

/** Null for roles that see no revenue. */
const amount = z.int().nullable()

const counts = { orders: z.int(), units: z.int(), returned: z.int() }
const amounts = { gross: amount, net: amount, refunds: amount, uninvoiced: amount }

const salesRow = z.object({
  day: z.string(),
  storefront: z.string(),
  country: z.string(),
  currency: z.string(),
  ...counts,
  ...amounts,
})

const salesSum = z.object({ ...counts, ...amounts })

/** Sums of all currencies; null where one of them has no rate. */
const converted = z.object({ gross: z.int(), net: z.int(), refunds: z.int() }).nullable()

const salesOperation = merchantOperation({
  name: 'insight.sales',
  kind: 'read',
  permission: 'insights.read',
  fresh: false,
  input: insightPeriod,
  output: z.object({
    rows: z.array(salesRow),
    currencies: z.array(
      z.object({
        currency: z.string(),
        now: salesSum,
        before: salesSum,
        /** Units of it for one euro; null where none is known. */
        perEuro: z.number().nullable(),
      }),
    ),
    before: insightPeriod,
    /** In euro cents, with the day of the rates; absent for one currency alone, and for roles that see no revenue. */
    inEuro: z.object({ ratesOf: z.string().nullable(), now: converted, before: converted }).exactOptional(),
  }),
  async run(context, period) {
    if (!isPeriod(period)) return rejected('INVALID_PERIOD', { most: MAX_INSIGHT_DAYS }, { field: 'until' })
    const { database, actor } = context
    const earlier = periodBefore(period)
    const [rows, rowsBefore] = [await salesByDay(database.query, period), await salesByDay(database.query, earlier)]
    const hasRevenue = actorGrant(actor, 'insights.read')?.limit !== 'no-revenue'
    const { perEuro, fetchedAt } = await ratesIn(context)
    const codes = [...new Set([...rows, ...rowsBefore].map(({ currency }) => currency))].toSorted()
    const currencies = codes.map((currency) => ({
      currency,
      now: sumOf(rows.filter((row) => row.currency === currency)),
      before: sumOf(rowsBefore.filter((row) => row.currency === currency)),
      perEuro: perEuro(currency) ?? null,
    }))
    const shown = <Sums extends Pick<SalesRow, 'gross' | 'net' | 'refunds' | 'uninvoiced'>>(sums: Sums) =>
      hasRevenue ? sums : { ...sums, gross: null, net: null, refunds: null, uninvoiced: null }
    return ok({
      rows: rows.map(shown),
      currencies: currencies.map(({ now, before, ...rest }) => ({ ...rest, now: shown(now), before: shown(before) })),
      before: earlier,
      ...(hasRevenue &&
        codes.length > 1 && {
          inEuro: {
            ratesOf: fetchedAt?.toISOString() ?? null,
            now: inEuro(rows, perEuro),
            before: inEuro(rowsBefore, perEuro),
          },
        }),
    })
  },
})

type PerEuro = (currency: string) => number | undefined

async function ratesIn({ database }: OperationContext): Promise<{ perEuro: PerEuro; fetchedAt: Date | undefined }> {
  const known = await findRates(database.query)
  const perEuro: PerEuro = (currency) => (known && isCurrencyCode(currency) ? rateOf(known.rates, currency) : undefined)
  return { perEuro, fetchedAt: known?.fetchedAt }
}

const NOTHING = { orders: 0, units: 0, returned: 0, gross: 0, net: 0, refunds: 0, uninvoiced: 0 }

const sumOf = (rows: readonly SalesRow[]): typeof NOTHING =>
  rows.reduce(
    (sum, row) => ({
      orders: sum.orders + row.orders,
      units: sum.units + row.units,
      returned: sum.returned + row.returned,
      gross: sum.gross + row.gross,
      net: sum.net + row.net,
      refunds: sum.refunds + row.refunds,
      uninvoiced: sum.uninvoiced + row.uninvoiced,
    }),
    NOTHING,
  )

/** Each currency is summed first: one rounding for each, not for each day. */
function inEuro(rows: readonly SalesRow[], perEuro: PerEuro): { gross: number; net: number; refunds: number } | null {
  const total = { gross: 0, net: 0, refunds: 0 }
  for (const currency of new Set(rows.map((row) => row.currency))) {
    const sum = sumOf(rows.filter((row) => row.currency === currency))
    for (const member of ['gross', 'net', 'refunds'] as const) {
      const cents = toEuroCents(sum[member], currency, perEuro(currency))
      if (cents === undefined) return null
      total[member] += cents
    }
  }
  return total
}

const funnelOperation = merchantOperation({
  name: 'insight.funnel',
  kind: 'read',
  permission: 'insights.read',
  fresh: false,
  input: insightPeriod,
  output: z.object({
    rows: z.array(
      z.object({
        day: z.string(),
        storefront: z.string(),
        carts: z.int(),
        checkouts: z.int(),
        placed: z.int(),
        paid: z.int(),
      }),
    ),
  }),
  async run({ database }, period) {
    if (!isPeriod(period)) return rejected('INVALID_PERIOD', { most: MAX_INSIGHT_DAYS }, { field: 'until' })
    const rows = new Map<string, { day: string; storefront: string } & Steps>()
    for (const { country, day, ...steps } of await funnelByDay(database.query, period)) {
      const storefront = findMarket('production', country)?.storefrontCode ?? country
      const own = rows.get(`${day} ${storefront}`) ?? { carts: 0, checkouts: 0, placed: 0, paid: 0 }
      rows.set(`${day} ${storefront}`, {
        day,
        storefront,
        carts: own.carts + steps.carts,
        checkouts: own.checkouts + steps.checkouts,
        placed: own.placed + steps.placed,
        paid: own.paid + steps.paid,
      })
    }
    return ok({ rows: [...rows.values()] })
  },
})

type Steps = { carts: number; checkouts: number; placed: number; paid: number }

const lowStockOperation = merchantOperation({
  name: 'insight.low-stock',
  kind: 'read',
  permission: 'insights.read',
  fresh: false,
  input: z.strictObject({ belowDays: z.int().min(1).max(365) }),
  output: z.object({
    variants: z.array(
      z.object({
        sku: z.string(),
        productSku: z.string(),
        name: z.string(),
        size: z.string(),
        region: z.string(),
        forSale: z.int(),
        sold: z.int(),
        days: z.int().nullable(),
      }),
    ),
  }),
  async run({ database, clock }, { belowDays }) {
    const variants = await lowCover(database.query, { now: clock.now(), belowDays, limit: MAX_VARIANTS })
    const names = await findProductNames(
      database.query,
      variants.map(({ productSku }) => productSku),
    )
    return ok({ variants: variants.map((one) => ({ ...one, name: names.get(one.productSku) ?? one.productSku })) })
  },
})

export const INSIGHT_OPERATIONS = [salesOperation, funnelOperation, lowStockOperation] as const
