/** The search service knows fewer tenants than there are storefronts (T03). */
import type { SearchTenant, TenantKey } from '../types.ts'

const SEARCH_TENANTS: Readonly<Partial<Record<TenantKey, SearchTenant>>> = {
  US: 'us',
  DE: 'de',
  NL: 'nl',
  GL: 'gl',
  EU: 'eu',
}

/** MKT-22: the lower-case key where the service has it, else default (uk, fr, es, it and the external ones). */
export function searchTenantOf(tenantKey: TenantKey): SearchTenant {
  return SEARCH_TENANTS[tenantKey] ?? 'default'
}
