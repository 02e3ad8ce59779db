import { ANY_STOREFRONT_CODES, STOREFRONT_RECORDS, type TenantKey } from '../storefronts/storefront-records.ts'

/** MKT-22: by storefront code. */
export const TENANT_KEYS: Readonly<Record<string, TenantKey>> = Object.fromEntries(
  ANY_STOREFRONT_CODES.map((code) => [code, STOREFRONT_RECORDS[code].tenantKey]),
)
