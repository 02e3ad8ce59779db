/** The code of each screen, fetched when it is opened. */
import { type ComponentType, lazy } from 'react'
import { matchScreen, type ScreenName, type ScreenProps } from '../navigation/screens.ts'

const screen = (load: () => Promise<ComponentType<ScreenProps>>) => ({
  load,
  Component: lazy(async () => ({ default: await load() })),
})

export const SCREEN_CODE: Readonly<Record<ScreenName, ReturnType<typeof screen>>> = {
  start: screen(async () => (await import('../screens/start/StartScreen.tsx')).StartScreen),
  orders: screen(async () => (await import('../screens/orders/OrdersScreen.tsx')).OrdersScreen),
  order: screen(async () => (await import('../screens/orders/OrderScreen.tsx')).OrderScreen),
  returns: screen(async () => (await import('../screens/returns/ReturnsScreen.tsx')).ReturnsScreen),
  work: screen(async () => (await import('../screens/work/StuckWorkScreen.tsx')).StuckWorkScreen),
  products: screen(async () => (await import('../screens/products/ProductsScreen.tsx')).ProductsScreen),
  product: screen(async () => (await import('../screens/products/ProductScreen.tsx')).ProductScreen),
  stock: screen(async () => (await import('../screens/stock/StockScreen.tsx')).StockScreen),
  prices: screen(async () => (await import('../screens/prices/PricesScreen.tsx')).PricesScreen),
  price: screen(async () => (await import('../screens/prices/PriceScreen.tsx')).PriceScreen),
  grid: screen(async () => (await import('../screens/grid/GridScreen.tsx')).GridScreen),
  doctor: screen(async () => (await import('../screens/doctor/DoctorScreen.tsx')).DoctorScreen),
  discounts: screen(async () => (await import('../screens/discounts/DiscountsScreen.tsx')).DiscountsScreen),
  discount: screen(async () => (await import('../screens/discounts/DiscountScreen.tsx')).DiscountScreen),
  shipping: screen(async () => (await import('../screens/shipping/ShippingScreen.tsx')).ShippingScreen),
  'shipping-method': screen(async () => (await import('../screens/shipping/MethodScreen.tsx')).MethodScreen),
  media: screen(async () => (await import('../screens/media/MediaScreen.tsx')).MediaScreen),
  releases: screen(async () => (await import('../screens/releases/ReleasesScreen.tsx')).ReleasesScreen),
  release: screen(async () => (await import('../screens/releases/ReleaseScreen.tsx')).ReleaseScreen),
  'release-preview': screen(
    async () => (await import('../screens/releases/ReleasePreviewScreen.tsx')).ReleasePreviewScreen,
  ),
  translations: screen(async () => (await import('../screens/translations/TranslationsScreen.tsx')).TranslationsScreen),
  translation: screen(async () => (await import('../screens/translations/SideBySideScreen.tsx')).SideBySideScreen),
  'story-versions': screen(
    async () => (await import('../screens/story-versions/StoryVersionsScreen.tsx')).StoryVersionsScreen,
  ),
  'deleted-pages': screen(
    async () => (await import('../screens/story-versions/DeletedPagesScreen.tsx')).DeletedPagesScreen,
  ),
  content: screen(async () => (await import('../screens/content/ContentScreen.tsx')).ContentScreen),
  story: screen(async () => (await import('../screens/content/StoryScreen.tsx')).StoryScreen),
  search: screen(async () => (await import('../screens/search/SearchScreen.tsx')).SearchScreen),
  'search-rule': screen(async () => (await import('../screens/search/RuleScreen.tsx')).RuleScreen),
  insight: screen(async () => (await import('../screens/insight/InsightScreen.tsx')).InsightScreen),
  staff: screen(async () => (await import('../screens/staff/StaffScreen.tsx')).StaffScreen),
  audit: screen(async () => (await import('../screens/audit/AuditScreen.tsx')).AuditScreen),
  privacy: screen(async () => (await import('../screens/privacy/PrivacyScreen.tsx')).PrivacyScreen),
  'api-keys': screen(async () => (await import('../screens/api-keys/ApiKeysScreen.tsx')).ApiKeysScreen),
  jobs: screen(async () => (await import('../screens/jobs/JobsScreen.tsx')).JobsScreen),
  webhooks: screen(async () => (await import('../screens/webhooks/WebhooksScreen.tsx')).WebhooksScreen),
  webhook: screen(async () => (await import('../screens/webhooks/WebhookScreen.tsx')).WebhookScreen),
  account: screen(async () => (await import('../screens/account/AccountScreen.tsx')).AccountScreen),
  help: screen(async () => (await import('../screens/help/HelpScreen.tsx')).HelpScreen),
}

/** What fails here is fetched again when it is shown. */
export function fetchScreen(path: string): void {
  const match = matchScreen(path)
  if (match) SCREEN_CODE[match.screen.name].load().catch(() => undefined)
}
