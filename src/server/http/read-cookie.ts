const HOST_PREFIX = '__Host-'

/** One cookie of a request. The one that is bound to the host wins: other hosts cannot set it (SEC-11). */
export function readCookie(cookies: string | undefined, name: string): string | undefined {
  let found: string | undefined
  for (const pair of cookies?.split(';') ?? []) {
    const [key = '', value] = pair.split('=')
    const trimmed = key.trim()
    if (trimmed === `${HOST_PREFIX}${name}`) return value?.trim()
    if (trimmed === name) found ??= value?.trim()
  }
  return found
}
