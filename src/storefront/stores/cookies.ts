/** Cookies that the browser's side of the shop writes: for the whole shop unless told otherwise, and sent to nobody else. */
export const DAYS_180 = 15_552_000

type CookieOptions = {
  /** Seconds. */
  readonly maxAge: number
  readonly path?: string
}

export function writeCookie(name: string, value: string, { maxAge, path = '/' }: CookieOptions): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=${path}; SameSite=Lax${secure}`
}

/** Undefined where there is none. Anybody can write cookies: what it says is a stranger's word. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const start = `${name}=`
  const pair = cookies.split('; ').find((one) => one.startsWith(start))
  return pair?.slice(start.length)
}
