/** Cookies that the browser's side of the shop writes: for the whole shop by default, and first-party only. */
export const DAYS_180 = 15_552_000

type CookieOptions = {
  /** Seconds. */
  readonly maxAge: number
  readonly path?: string
}

export function writeCookie(name: string, value: string, options: CookieOptions): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = cookieText(name, value, options) + secure
}

/** For `data-cookie` on a link too: who follows it has the cookie, even before the page's code has come. */
export const cookieText = (name: string, value: string, { maxAge, path = '/' }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=${path}; SameSite=Lax`

/** Undefined where there is none. Cookies are untrusted input: validate what is returned. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const start = `${name}=`
  const pair = cookies.split('; ').find((one) => one.startsWith(start))
  return pair?.slice(start.length)
}
