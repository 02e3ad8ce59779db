import type { Market } from '../../markets/types.ts'
import { WITHDRAWAL_PAGE_PATH } from './order-lookup.ts'

/** Where a shopper of the market withdraws from a contract, without a login. */
export const withdrawalAddress = ({ countryCode, language }: Pick<Market, 'countryCode' | 'language'>): string =>
  `${WITHDRAWAL_PAGE_PATH}?country=${countryCode}&language=${language}`
