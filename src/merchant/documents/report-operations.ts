/** Tax reports and the export for accounting. They are made from issued documents alone, so that they equal them. */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import {
  MAX_ACCOUNTING_DAYS,
  nonEuReport,
  ossReport,
  readSeller,
  usReport,
  validBalances,
  type OssFailure,
} from '../../services/commerce/admin.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { exportAccounting } from './accounting-csv.ts'

const ossRow = z.object({
  quarter: z.string(),
  country: z.string(),
  percent: z.number(),
  net: z.int(),
  vat: z.int(),
})

function ossRefusal(failure: OssFailure) {
  if (failure.kind === 'seller-missing') return rejected('SELLER_MISSING')
  const { currency, day } = failure
  return rejected('ECB_RATE_MISSING', { currency, day }, { details: { currency, day } })
}

export const ossReportOperation = merchantOperation({
  name: 'report.oss',
  kind: 'read',
  permission: 'reports.tax',
  fresh: false,
  input: z.strictObject({
    year: z.int().min(2021).max(2200),
    quarter: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  }),
  output: z.object({
    rows: z.array(ossRow),
    corrections: z.array(ossRow),
    sources: z.array(ossRow.extend({ currency: z.string() })),
  }),
  async run({ database }, period) {
    const report = await ossReport(database.query, period, (await readSeller(database.query))?.country)
    return report.ok ? ok(report.value) : ossRefusal(report.failure)
  },
})

const range = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { message: 'must not be before from', path: ['to'] })
  .refine(({ from, to }) => daysBetween(from, to) <= MAX_ACCOUNTING_DAYS, {
    message: `is more than ${MAX_ACCOUNTING_DAYS} days after from`,
    path: ['to'],
  })

/** Both included. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

export const usReportOperation = merchantOperation({
  name: 'report.us-sales-tax',
  kind: 'read',
  permission: 'reports.tax',
  fresh: false,
  input: range,
  output: z.array(
    z.object({
      month: z.string(),
      state: z.string(),
      gross: z.int(),
      exempt: z.int(),
      taxable: z.int(),
      taxCollected: z.int(),
      taxRefunded: z.int(),
    }),
  ),
  run: async ({ database }, days) => ok(await usReport(database.query, days)),
})

export const nonEuReportOperation = merchantOperation({
  name: 'report.non-eu-vat',
  kind: 'read',
  permission: 'reports.tax',
  fresh: false,
  input: range,
  output: z.array(
    z.object({
      month: z.string(),
      country: z.string(),
      currency: z.string(),
      treatment: z.enum(['vat', 'export']),
      percent: z.number(),
      net: z.int(),
      vat: z.int(),
      gross: z.int(),
    }),
  ),
  run: async ({ database }, days) => ok(await nonEuReport(database.query, days)),
})

export const exportAccountingOperation = merchantOperation({
  name: 'accounting.export',
  kind: 'read',
  permission: 'reports.accounting',
  fresh: false,
  commandLineOnly: true,
  auditRead: true,
  timeoutMs: 10 * 60_000,
  input: z.strictObject({ file: z.string().min(1).max(4096), range }),
  output: z.object({
    rows: z.int(),
    /** What the shop owes with store credit that is valid today, which no row shows. */
    credit: z.array(z.object({ currency: z.string(), balance: z.int() })),
  }),
  async run({ database, clock, audit }, { file, range: days }) {
    const rows = await exportAccounting(database.query, file, days)
    audit.detail('rows', rows)
    const today = clock.now().toISOString().slice(0, 10)
    return ok({ rows, credit: await validBalances(database.query, today) })
  },
})

export const REPORT_OPERATIONS = [
  ossReportOperation,
  usReportOperation,
  nonEuReportOperation,
  exportAccountingOperation,
] as const
