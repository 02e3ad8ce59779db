import type { Config } from './read-config.ts'

/** The only settings a browser may know. */
export interface PublicSettings {
  readonly brinkApiUrl: string
  readonly environment: Config['environment']
  readonly searchUrl: string
  readonly releaseStage: string
  readonly chatBotId: string
}

/** CRT-30: where below the commerce API a browser finds carts and stock. No settings: of those there are five (MKT-40). */
export interface ApiPrefixes {
  readonly cart: string
  readonly catalog: string
}

export const apiPrefixes = ({ cartPrefix, catalogPrefix }: Config): ApiPrefixes => ({
  cart: cartPrefix,
  catalog: catalogPrefix,
})

/**
 * Built member by member, never by leaving members out: a new setting stays private until someone adds it here.
 * The bundled services are reached on the shop's own origin, so their address is empty.
 */
export function publicSettings(config: Config): PublicSettings {
  return {
    brinkApiUrl: config.commerceUrl ?? '',
    environment: config.environment,
    searchUrl: config.discoveryUrl ?? '',
    releaseStage: config.releaseStage,
    chatBotId: config.chatBotId,
  }
}
