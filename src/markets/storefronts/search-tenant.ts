/** The search service has fewer tenants than there are storefronts (T03). */
import type { TenantKey } from '../types.ts'

const SEARCH_TENANTS = ['default', 'us', 'de', 'nl', 'gl', 'eu'] as const

export type SearchTenant = (typeof SEARCH_TENANTS)[number]

export function isSearchTenant(value: unknown): value is SearchTenant {
  return SEARCH_TENANTS.some((tenant) => tenant === value)
}

/** MKT-22: the lower-case key where the service has it, else default (uk, fr, es, it and the external ones). */
export function searchTenantOf(tenantKey: TenantKey): SearchTenant {
  const tenant = tenantKey.toLowerCase()
  return isSearchTenant(tenant) ? tenant : 'default'
}
