/** The tables only this service reads and writes. Times are ISO 8601 in UTC, with milliseconds. Addresses in lower case. */
export type EngagementTables = {
  /** Who asked for the newsletter: once for each address and storefront, as they asked first. */
  subscribers: {
    id: string
    email: string
    store: string
    country_code: string
    source: 'newsletter' | 'checkout'
    created_at: string
  }
  inquiries: {
    id: string
    campaign: string
    store: string
    country_code: string
    name: string
    email: string
    company: string | null
    pieces: number | null
    message: string
    created_at: string
  }
}
