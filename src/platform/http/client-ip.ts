/** Where a request came from, as the door of the shop saw it. */

/** Written by the door, over whatever the caller wrote. */
export const CLIENT_IP_HEADER = 'x-client-ip'

/** Undefined where no door stands before the service. */
export const clientIpOf = (headers: Headers): string | undefined => headers.get(CLIENT_IP_HEADER) ?? undefined
