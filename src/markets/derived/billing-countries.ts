/** Where a bill may go: every country of the shop, and every member state of the EU (LAW-14, Regulation (EU) 2018/302 art. 3). */
import { EU_MEMBER_STATES } from '../eu-member-states.ts'
import { EXTERNAL_COUNTRY_CODES, SHIPPING_COUNTRY_CODES } from './country-codes.ts'

const OWN: readonly string[] = [...SHIPPING_COUNTRY_CODES, ...EXTERNAL_COUNTRY_CODES]

export const BILLING_COUNTRY_CODES: readonly string[] = [
  ...OWN,
  ...EU_MEMBER_STATES.filter((code) => !OWN.includes(code)),
]
