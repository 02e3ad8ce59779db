/** The address a request came from, as the HTTP server of the shop received it. */
import type { CallHeaders } from './call-context.ts'

/** Set by the HTTP server of the shop, which overwrites the value of the caller. */
export const CLIENT_IP_HEADER = 'x-client-ip'

/** Undefined where the service is called without that server. */
export const clientIpOf = (headers: CallHeaders): string | undefined => headers.get(CLIENT_IP_HEADER) ?? undefined
