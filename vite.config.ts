import { globSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { evaluateAtBuild } from './tools/evaluate-at-build.ts'

/**
 * What pages share, in few files instead of thirty: each is a request, and small ones pack badly. React changes rarely
 * and stays cached, the shell stands on every page, the others on those that show products, words or blocks of content.
 */
const SHELL = [
  // What these import comes with them; of other features only that does. Dialogs come when they are opened.
  'brand/',
  'storefront/ui/(?!Dialog|breakpoints)',
  'storefront/stores/(store|browser-storage|visits|early-birds)',
  'storefront/features/(frame/(logo|bubble/(bubble|Bubble)|layout/(?!CheckoutHeader|(ShopFooter|TopBanner|BallPit|banner)\\.ts)|modals)|visitor/markets|telemetry/analytics/data-layer)',
  'contracts/storefront/texts/fill',
  'storefront/texts/texts-context',
  'contracts/answer-kinds',
  'markets/(images|carts/(?!restore-items))',
  'storefront/pages/error/.*css$',
]
/**
 * What is fetched after a page is hydrated: `later-work.ts`, and the parts that are hydrated later (`hydrate-later.tsx`).
 * Checkout begins with the cart, and several later pieces call a service, so these two have files of their own.
 */
const CALLS = [
  'storefront/stores/(diagnostics|transports|recent-requests|embedded-data)',
  'contracts/(call-json|transport|engagement/(diagnostics|engagement-routes))',
  'markets/addresses/read-email',
]
const CART = [
  'storefront/features/purchase/cart/(start-|cart-store|cart-tokens|cart-country|hand-over-cart|api-prefixes)',
  'contracts/commerce/(cart-token|path-prefixes)',
  'markets/paths/(query|editor-route)',
]
const LATER = [
  'storefront/app/(later-work|fetch-page|find-page|intercept-navigations|route-middleware)',
  'storefront/features/frame/layout/(ShopFooter|BallPit|TopBanner|banner)\\.ts',
  'storefront/features/content/story/blocks/(FaqList|NewsletterBlock|Reasons?|ReasonIcon|Video)\\.tsx',
  'storefront/features/visitor/newsletter/(NewsletterForm|use-newsletter|newsletter-)',
  'contracts/(storefront/(routes|match-route)|engagement/newsletter)',
  'markets/paths/reserved-slugs',
]
/** Of product pages only. */
const PRODUCT_PARTS = [
  'storefront/features/content/story/product/(ProductDrawers|ProductFeatures|SizeGuideText)\\.tsx',
  'storefront/features/catalogue/product-sheet/(MaterialAndCare|CareIcon)\\.tsx',
]
const FILTERS = '(FilterPanel|FilterForm|PriceFields|MorePages|use-filter-form|filter-form)'
const notFirst = (name: string, paths: readonly string[]) => ({
  name,
  test: new RegExp(`src/(${paths.join('|')})`),
  // What pages need first, too, must not come with it.
  includeDependenciesRecursively: false,
})
const WORDS = '(RichText|ContentPicture|preview-marks|blocks/(Section|Table))'
/** Styles alone: nothing is painted before the last file of them is there, so a few rules more are better than a file more. */
const PRODUCT_STYLES = `(content/story/|catalogue/recommendations/LikedByOthers|catalogue/listing/(?!FilterSheet|PriceSlider)|visitor/newsletter/|catalogue/product-sheet/MaterialAndCare|catalogue/product-sheet/CareIcon).*css$`
const SHARED = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'shell', test: new RegExp(`src/(${SHELL.join('|')})`) },
  {
    name: 'products',
    test: new RegExp(`src/storefront/features/(catalogue/product/[A-Z]|catalogue/listing/TileGrid|${PRODUCT_STYLES})`),
  },
  notFirst('calls', CALLS),
  notFirst('cart', CART),
  notFirst('later', LATER),
  notFirst('product-parts', PRODUCT_PARTS),
  notFirst('filters', [`storefront/features/catalogue/listing/${FILTERS}\\.tsx?$`]),
  { name: 'words', test: new RegExp(`src/storefront/features/content/story/${WORDS}`) },
  { name: 'listing', test: /src\/storefront\/features\/catalogue\/listing\/(?!FilterSheet|PriceSlider|TileGrid)/ },
  {
    name: 'blocks',
    test: /src\/storefront\/features\/content\/story\/(Blocks|blocks\/(?!CampaignForm|PostList|read-inquiry|use-sending))/,
  },
]

/** What every page begins with need not be named by each piece that comes later. */
const resolveDependencies = (_file: string, dependencies: string[]) =>
  dependencies.filter((name) => !/\/(react|rolldown-runtime|shell)-[^/]+$/.test(name))

const STYLES = globSync('src/{brand,storefront}/**/*.module.css', { cwd: import.meta.dirname }).toSorted()

/**
 * Short, and alike within a file: a listing names its classes a thousand times before anything of it is seen. By the place
 * of the file among all, and of the class (or of keyframes) in its file, so that both builds find the same name.
 */
function nameClass(name: string, file: string, css: string): string {
  const place = STYLES.indexOf(relative(import.meta.dirname, file))
  const names = new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi), ([, found]) => found))
  const index = [...names].indexOf(name)
  const letter = LETTERS[Math.floor(place / 36)]
  if (index === -1 || letter === undefined) throw new Error(`No short name for ${name} of ${file}`)
  return `${letter}${(place % 36).toString(36)}${index.toString(36)}`
}

/** Without the first ones: what is called `ad1` somebody may hide. */
const LETTERS = 'klmnopqrstuvwxyz'

/**
 * Two builds of the storefront: what the browser loads, with a manifest that tells the server which files a page
 * needs, and what the server renders with. The server itself is built by tools/build-server.ts.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), evaluateAtBuild()],
  css: command === 'build' ? { modules: { generateScopedName: nameClass } } : {},
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { resolveDependencies } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: 'src/storefront/app/entry-browser.tsx',
          output: { codeSplitting: { groups: SHARED } },
        },
      },
    },
    ssr: {
      // In the build React becomes part of the bundle, in its production form, whatever the environment says.
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: 'dist/ssr',
        // As for the server, which imports it piece by piece: see tools/build-server.ts.
        emptyOutDir: false,
        emitAssets: false,
        rolldownOptions: { input: 'src/storefront/app/entry-server.tsx' },
      },
    },
  },
}))
