/** Stock, products and documents as programs of the merchant read them. Amounts are minor units. */
import { z } from 'zod'
import { version } from './order-schemas.ts'

const text = z.string()
const count = z.int().min(0)
const amount = z.int()

export const stockLevel = z.object({
  sku: text,
  ean: text,
  productSku: text,
  warehouse: text,
  quantity: count.describe('In the warehouse.'),
  reserved: count.describe('Of them, promised to orders.'),
  available: count,
  version: version.describe('Of the variant, in all its warehouses.'),
})

export const product = z.object({
  sku: text,
  listed: z.boolean().describe('False once it is no longer sold: its other members are empty.'),
  name: z.record(text, text).describe('By language.'),
  family: text,
  ageGroup: text,
  variants: z.array(
    z.object({
      sku: text,
      ean: text,
      size: text,
      prices: z.record(text, z.object({ original: amount, final: amount })).describe('By currency.'),
    }),
  ),
})

export const document = z.object({
  number: text,
  kind: z.enum(['invoice', 'credit-note', 'cancellation']),
  orderNumber: text,
  country: text,
  region: text,
  currency: text,
  net: amount,
  tax: amount,
  gross: amount,
  issuedOn: z.iso.date(),
  sha256: text.describe('Of the file, hexadecimal.'),
})

export const stockChanged = z.object({ changed: count.describe('How many stock levels.') })
