/** What a browser reports of a visitor's choice about cookies. Server only. */
import { z } from 'zod'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'

export const consentReport = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'must be a random id')
    .describe('Made by the browser, without a name: what a visitor proves a choice with.'),
  version: z.int().min(1).max(1000).describe('Of the list of purposes that was shown.'),
  store: z.enum(STOREFRONT_CODES),
  allowed: z.strictObject({ extras: z.boolean(), statistics: z.boolean(), marketing: z.boolean() }),
  isOptedOut: z.boolean().describe('Whether the browser sends Global Privacy Control.'),
})

export type ConsentReport = Readonly<z.output<typeof consentReport>>
