/** Where a redirect may lead: to a page of the shop, or to another site that is safe to be sent to. */
import { isStorefrontCode } from '../../../markets/storefronts/codes.ts'

/** What is wrong with a target, or undefined. */
export function targetProblem(target: string): string | undefined {
  if (!target.startsWith('/')) {
    return isHttps(target) ? undefined : 'must be a path such as /faq/returns, or an address that begins with https://'
  }
  const [path = ''] = target.split(/[?#]/)
  // Browsers read \ as /, and dots that climb may be written with per cent signs.
  if (/[\s\\]/.test(target) || path.includes('//')) return 'must be a path with single slashes and without spaces'
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return 'must not climb with . or ..'
  const [, first = ''] = path.toLowerCase().split('/')
  if (isStorefrontCode(first)) return 'must stand without the storefront, which is put before it: /faq, not /uk/faq'
  // Two such rules could send a shopper back and forth for ever.
  if (first === 'search') return 'must not be the search page: use a synonym for that'
  return undefined
}

/** With a name before an @, an address looks like another's. */
function isHttps(target: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/.test(target)) return false
  const address = URL.parse(target)
  return address !== null && address.username === '' && address.password === ''
}
