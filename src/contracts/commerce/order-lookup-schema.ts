/** Input of the order look-up endpoint. Apart from the addresses, because zod stays on the server. */
import { z } from 'zod'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { readEmail } from '../../markets/addresses/read-email.ts'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { MAX_ORDER_NUMBER_LENGTH, type OrderLookUp } from './order-lookup.ts'

/** An impossible order number is handled like any other, so that the response does not reveal which orders exist. */
export const orderLookUp = z.strictObject({
  email: z
    .string()
    .trim()
    .refine((text) => readEmail(text) !== undefined, 'must be an address such as ada@example.com'),
  orderNumber: z.string().trim().min(1).max(MAX_ORDER_NUMBER_LENGTH),
  countryCode: z.enum(SHIPPING_COUNTRY_CODES),
  languageCode: z.enum(LANGUAGES),
}) satisfies z.ZodType<OrderLookUp>
