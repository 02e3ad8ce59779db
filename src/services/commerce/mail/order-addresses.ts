/** The addresses of the pages about orders, for mails: absolute. Each includes the language of its reader. */
import { ORDER_LINK_PATH, ORDER_PAGE_PATH, WITHDRAWAL_PAGE_PATH } from '../../../contracts/commerce/order-lookup.ts'
import type { CountryCode, Language } from '../../../markets/types.ts'

export type PageReader = { readonly country: CountryCode; readonly language: Language }

export type OrderAddresses = {
  /** The shop itself: pictures are below it. */
  readonly shop: () => string
  readonly order: (token: string, reader: PageReader) => string
  readonly link: (token: string, reader: PageReader) => string
  /** With the token of the order the form offers its units. */
  readonly withdrawal: (reader: PageReader, orderNumber: string, token?: string) => string
}

/** `publicUrl` without a slash at its end; it is read on each use, because a shop learns its port late. */
export function orderAddresses(publicUrl: () => string): OrderAddresses {
  const at = (path: string, { country, language }: PageReader, query: Readonly<Record<string, string>>) =>
    `${publicUrl()}${path}?${new URLSearchParams({ country, language, ...query })}`
  return {
    shop: () => `${publicUrl()}/`,
    order: (token, reader) => at(ORDER_PAGE_PATH, reader, { token }),
    link: (token, reader) => at(ORDER_LINK_PATH, reader, { token }),
    withdrawal: (reader, order, token) =>
      at(WITHDRAWAL_PAGE_PATH, reader, { order, ...(token !== undefined && { token }) }),
  }
}
