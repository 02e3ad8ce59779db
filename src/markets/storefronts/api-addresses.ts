/** Where the services behind the storefront answer (MKT-15). Takes the variables as a value: this floor reads none. */
import type { Environment } from '../types.ts'

/** An absent address means the bundled service in this process. */
export interface ApiAddresses {
  readonly cart?: string
  readonly search?: string
  readonly content?: string
}

const VARIABLES = { cart: 'COMMERCE_URL', search: 'DISCOVERY_URL', content: 'CONTENT_URL' } as const

/** COMMERCE_URL_STAGING goes before COMMERCE_URL, so that one file of variables can serve both environments. */
export function apiAddresses(
  environment: Environment,
  variables: Readonly<Record<string, string | undefined>>,
): ApiAddresses {
  const addressOf = (service: keyof typeof VARIABLES) => {
    const name = VARIABLES[service]
    const address = variables[`${name}_${environment.toUpperCase()}`] || variables[name]
    return address ? { [service]: address } : {}
  }
  return { ...addressOf('cart'), ...addressOf('search'), ...addressOf('content') }
}
