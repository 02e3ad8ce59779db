/** The address a request came from, as the HTTP server of the shop received it. */
import type { CallHeaders } from './call-context.ts'

/** Written by the door, over whatever the caller wrote. */
export const CLIENT_IP_HEADER = 'x-client-ip'

/** Undefined where no door stands before the service. */
export const clientIpOf = (headers: CallHeaders): string | undefined => headers.get(CLIENT_IP_HEADER) ?? undefined
