/** The header of calls between the processes of one shop: it opens the operations that are not public. Server only. */
export const SERVICE_KEY_HEADER = 'x-service-key'
