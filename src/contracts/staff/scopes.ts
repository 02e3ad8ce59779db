/** What an API key may do: it calls operations that declare one of its scopes, and no others. */
import type { Permission } from './permissions.ts'

export const API_SCOPES = [
  'orders:read',
  'orders:personal',
  'shipments:write',
  'returns:write',
  'stock:read',
  'stock:write',
  'products:read',
  'documents:read',
] as const

export type ApiScope = (typeof API_SCOPES)[number]

/** The permission behind a scope: what operations check beyond their own scope, such as whether to show persons. */
export const SCOPE_PERMISSIONS: Readonly<Record<ApiScope, Permission>> = {
  'orders:read': 'orders.read',
  'orders:personal': 'persons.read',
  'shipments:write': 'shipments.write',
  'returns:write': 'returns.write',
  'stock:read': 'products.read',
  'stock:write': 'stock.write',
  'products:read': 'products.read',
  'documents:read': 'invoices.read',
}

/** In days. */
export const DEFAULT_API_KEY_LIFE = 365
export const MAX_API_KEY_LIFE = 730
