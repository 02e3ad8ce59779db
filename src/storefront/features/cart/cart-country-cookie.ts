/** The country that the cart was last in (CRT-33). Essential: it is part of what the visitor asked for. */
import type { CountryCode } from '../../../markets/types.ts'

const DAYS_180 = 15_552_000

export function rememberCartCountry(country: CountryCode): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `cart_country=${country}; Max-Age=${DAYS_180}; Path=/; SameSite=Lax${secure}`
}
