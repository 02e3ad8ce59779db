/**
 * Cookies that the browser's side of the shop writes: for the whole shop, and first-party only. On https they are bound to the host
 * (SEC-11).
 */
export const DAYS_180 = 15_552_000

type CookieOptions = {
  /** Seconds. */
  readonly maxAge: number
}

const prefix = (): string => (location.protocol === 'https:' ? '__Host-' : '')

export function writeCookie(name: string, value: string, options: CookieOptions): void {
  const start = prefix()
  document.cookie = start + cookieText(name, value, options) + (start && '; Secure')
}

/** For `data-cookie` on a link too: who follows it has the cookie, even before the page's code has come. */
export const cookieText = (name: string, value: string, { maxAge }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax`

/** Undefined where there is none. Cookies are untrusted input: validate what is returned. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const start = `${prefix()}${name}=`
  const pair = cookies.split('; ').find((one) => one.startsWith(start))
  return pair?.slice(start.length)
}
