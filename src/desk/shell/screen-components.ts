/** The code of each screen, fetched when it is opened. */
import { matchScreen, type ScreenName, type ScreenProps } from '../navigation/screens.ts'
import { onDemand, type CodeOnDemand } from '../ui/on-demand.tsx'

export const SCREEN_CODE: Readonly<Record<ScreenName, CodeOnDemand<ScreenProps>>> = {
  start: onDemand(async () => (await import('../screens/start/StartScreen.tsx')).StartScreen),
  orders: onDemand(async () => (await import('../screens/orders/OrdersScreen.tsx')).OrdersScreen),
  order: onDemand(async () => (await import('../screens/orders/OrderScreen.tsx')).OrderScreen),
  returns: onDemand(async () => (await import('../screens/returns/ReturnsScreen.tsx')).ReturnsScreen),
  work: onDemand(async () => (await import('../screens/work/StuckWorkScreen.tsx')).StuckWorkScreen),
  products: onDemand(async () => (await import('../screens/products/ProductsScreen.tsx')).ProductsScreen),
  product: onDemand(async () => (await import('../screens/products/ProductScreen.tsx')).ProductScreen),
  stock: onDemand(async () => (await import('../screens/stock/StockScreen.tsx')).StockScreen),
  prices: onDemand(async () => (await import('../screens/prices/PricesScreen.tsx')).PricesScreen),
  price: onDemand(async () => (await import('../screens/prices/PriceScreen.tsx')).PriceScreen),
  grid: onDemand(async () => (await import('../screens/grid/GridScreen.tsx')).GridScreen),
  doctor: onDemand(async () => (await import('../screens/doctor/DoctorScreen.tsx')).DoctorScreen),
  discounts: onDemand(async () => (await import('../screens/discounts/DiscountsScreen.tsx')).DiscountsScreen),
  discount: onDemand(async () => (await import('../screens/discounts/DiscountScreen.tsx')).DiscountScreen),
  shipping: onDemand(async () => (await import('../screens/shipping/ShippingScreen.tsx')).ShippingScreen),
  'shipping-method': onDemand(async () => (await import('../screens/shipping/MethodScreen.tsx')).MethodScreen),
  media: onDemand(async () => (await import('../screens/media/MediaScreen.tsx')).MediaScreen),
  releases: onDemand(async () => (await import('../screens/releases/ReleasesScreen.tsx')).ReleasesScreen),
  release: onDemand(async () => (await import('../screens/releases/ReleaseScreen.tsx')).ReleaseScreen),
  'release-preview': onDemand(
    async () => (await import('../screens/releases/ReleasePreviewScreen.tsx')).ReleasePreviewScreen,
  ),
  translations: onDemand(
    async () => (await import('../screens/translations/TranslationsScreen.tsx')).TranslationsScreen,
  ),
  translation: onDemand(async () => (await import('../screens/translations/SideBySideScreen.tsx')).SideBySideScreen),
  'story-versions': onDemand(
    async () => (await import('../screens/story-versions/StoryVersionsScreen.tsx')).StoryVersionsScreen,
  ),
  'deleted-pages': onDemand(
    async () => (await import('../screens/story-versions/DeletedPagesScreen.tsx')).DeletedPagesScreen,
  ),
  content: onDemand(async () => (await import('../screens/content/ContentScreen.tsx')).ContentScreen),
  story: onDemand(async () => (await import('../screens/content/StoryScreen.tsx')).StoryScreen),
  search: onDemand(async () => (await import('../screens/search/SearchScreen.tsx')).SearchScreen),
  'search-rule': onDemand(async () => (await import('../screens/search/RuleScreen.tsx')).RuleScreen),
  insight: onDemand(async () => (await import('../screens/insight/InsightScreen.tsx')).InsightScreen),
  staff: onDemand(async () => (await import('../screens/staff/StaffScreen.tsx')).StaffScreen),
  audit: onDemand(async () => (await import('../screens/audit/AuditScreen.tsx')).AuditScreen),
  privacy: onDemand(async () => (await import('../screens/privacy/PrivacyScreen.tsx')).PrivacyScreen),
  'api-keys': onDemand(async () => (await import('../screens/api-keys/ApiKeysScreen.tsx')).ApiKeysScreen),
  jobs: onDemand(async () => (await import('../screens/jobs/JobsScreen.tsx')).JobsScreen),
  webhooks: onDemand(async () => (await import('../screens/webhooks/WebhooksScreen.tsx')).WebhooksScreen),
  webhook: onDemand(async () => (await import('../screens/webhooks/WebhookScreen.tsx')).WebhookScreen),
  account: onDemand(async () => (await import('../screens/account/AccountScreen.tsx')).AccountScreen),
  help: onDemand(async () => (await import('../screens/help/HelpScreen.tsx')).HelpScreen),
}

export async function prefetchScreen(path: string): Promise<void> {
  const match = matchScreen(path)
  if (match) await SCREEN_CODE[match.screen.name].prefetch()
}
