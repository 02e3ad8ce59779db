/** Bytes are a budget, not a result: what a first visit loads is counted here and may not grow past its line. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../src/server/pages/built-pages.ts'
import { assetsFrom, sourcesOf } from '../src/server/pages/built-pages.ts'
import { DIST } from './builds.ts'

const CHECKOUT_VIEWS = 'src/storefront/features/purchase/checkout'
const CART_VIEW = `${CHECKOUT_VIEWS}/cart-view/CartView.tsx`
const ADDRESS_VIEW = `${CHECKOUT_VIEWS}/address-view/AddressView.tsx`
const PAYMENT_VIEW = `${CHECKOUT_VIEWS}/payment-view/PaymentView.tsx`
const PROVIDER_FORM = `${CHECKOUT_VIEWS}/payment-view/ProviderForm.tsx`
const SUCCESS_VIEW = `${CHECKOUT_VIEWS}/success-view/SuccessView.tsx`

const manifest: Manifest = JSON.parse(await readFile(join(DIST, 'client/manifest.json'), 'utf8'))

/**
 * What every page fetches after it is hydrated, but for the parts of its own that are hydrated later: the group `later` of
 * vite.config.ts.
 */
const LATER_WORK = Object.keys(manifest).find((name) => name.startsWith('_later-')) ?? 'later'

type Budget = {
  readonly page: Parameters<typeof sourcesOf>[0]
  /** A view of the page that comes when it is wanted, counted with all that came before it. */
  readonly view?: string
  readonly and?: readonly string[]
  readonly script: number
  readonly style: number
}

/**
 * Brotli, in bytes of 1000 a kB. React alone is 58 kB. Home, listings and product pages may have 80 before they answer (ENG-04), and
 * 11 more for what is fetched after that (`later-work.ts`); a page below that limit has a lower one.
 */
const BUDGETS: readonly Budget[] = [
  { page: 'chooser', script: 73_000, style: 8_000 },
  // Any block of content may stand on these: rows of products, forms, questions, posts.
  { page: 'home', script: 78_500, style: 12_000 },
  { page: 'home', view: 'then', and: [LATER_WORK], script: 90_000, style: 12_000 },
  { page: 'faq', script: 78_500, style: 12_000 },
  // A listing too.
  { page: 'story', script: 80_000, style: 14_000 },
  { page: 'story', view: 'then', and: [LATER_WORK], script: 91_500, style: 14_000 },
  { page: 'search', script: 79_000, style: 14_000 },
  { page: 'product', script: 79_000, style: 14_000 },
  { page: 'product', view: 'then', and: [LATER_WORK], script: 91_500, style: 14_000 },
  { page: 'menu', script: 73_000, style: 8_000 },
  { page: 'login', script: 75_000, style: 8_000 },
  { page: 'checkout', script: 82_000, style: 18_000 },
  { page: 'checkout', view: 'cart', and: [CART_VIEW], script: 100_000, style: 18_000 },
  { page: 'checkout', view: 'address', and: [ADDRESS_VIEW], script: 100_000, style: 18_000 },
  { page: 'checkout', view: 'payment', and: [PAYMENT_VIEW], script: 115_000, style: 18_000 },
  {
    page: 'checkout',
    view: 'payment, provider',
    and: [PAYMENT_VIEW, PROVIDER_FORM],
    script: 215_000,
    style: 40_000,
  },
  { page: 'checkout', view: 'success', and: [SUCCESS_VIEW], script: 115_000, style: 18_000 },
]

/** Fetched before anything is written on the screen. */
const MAX_FONTS = 2
/** Of all of them together; they come packed as they are. */
const MAX_FONT_BYTES = 36_000

async function weigh(files: readonly string[], packing = '.br'): Promise<number> {
  const packed = await Promise.all(files.map((file) => readFile(join(DIST, 'client', file + packing))))
  return packed.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

const rows = await Promise.all(
  BUDGETS.map(async ({ page, view, and = [], script, style }) => {
    const { modules, styles, fonts } = assetsFrom(manifest, [...sourcesOf(page), ...and])
    const [scriptBytes, styleBytes, fontBytes] = await Promise.all([weigh(modules), weigh(styles), weigh(fonts, '')])
    return {
      page: view === undefined ? page : `${page}, ${view}`,
      scripts: `${scriptBytes} of ${script}`,
      files: modules.length,
      styles: `${styleBytes} of ${style}`,
      fonts: `${fonts.length} of ${MAX_FONTS}, ${fontBytes} of ${MAX_FONT_BYTES}`,
      ok: scriptBytes <= script && styleBytes <= style && fonts.length <= MAX_FONTS && fontBytes <= MAX_FONT_BYTES,
    }
  }),
)
console.table(rows)
process.exit(rows.every(({ ok }) => ok) ? 0 : 1)
