/** The frame around every screen: navigation, account menu, connection, shortcuts. */
import { lazy, type LazyExoticComponent, type ComponentType, Suspense, useCallback, useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { useDeskStore } from '../app/store.ts'
import { LeaveDialog } from '../drafts/LeaveDialog.tsx'
import { locationStore } from '../navigation/location.ts'
import {
  canOpen,
  matchScreen,
  remoteSetting,
  type ScreenMatch,
  type ScreenName,
  type ScreenProps,
} from '../navigation/screens.ts'
import { Palette } from '../palette/Palette.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FullState } from '../ui/FullState.tsx'
import { SCREEN_TITLE_ID } from '../ui/screen-title-id.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { ForbiddenScreen } from './ForbiddenScreen.tsx'
import { Navigation } from './Navigation.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'
import styles from './Shell.module.css'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

type ScreenComponent = LazyExoticComponent<ComponentType<ScreenProps>>

const COMPONENTS: Readonly<Record<ScreenName, ScreenComponent>> = {
  start: lazy(async () => ({ default: (await import('../screens/start/StartScreen.tsx')).StartScreen })),
  orders: lazy(async () => ({ default: (await import('../screens/orders/OrdersScreen.tsx')).OrdersScreen })),
  order: lazy(async () => ({ default: (await import('../screens/orders/OrderScreen.tsx')).OrderScreen })),
  returns: lazy(async () => ({ default: (await import('../screens/returns/ReturnsScreen.tsx')).ReturnsScreen })),
  work: lazy(async () => ({ default: (await import('../screens/work/StuckWorkScreen.tsx')).StuckWorkScreen })),
  products: lazy(async () => ({ default: (await import('../screens/products/ProductsScreen.tsx')).ProductsScreen })),
  product: lazy(async () => ({ default: (await import('../screens/products/ProductScreen.tsx')).ProductScreen })),
  stock: lazy(async () => ({ default: (await import('../screens/stock/StockScreen.tsx')).StockScreen })),
  prices: lazy(async () => ({ default: (await import('../screens/prices/PricesScreen.tsx')).PricesScreen })),
  price: lazy(async () => ({ default: (await import('../screens/prices/PriceScreen.tsx')).PriceScreen })),
  grid: lazy(async () => ({ default: (await import('../screens/grid/GridScreen.tsx')).GridScreen })),
  doctor: lazy(async () => ({ default: (await import('../screens/doctor/DoctorScreen.tsx')).DoctorScreen })),
  discounts: lazy(async () => ({
    default: (await import('../screens/discounts/DiscountsScreen.tsx')).DiscountsScreen,
  })),
  discount: lazy(async () => ({ default: (await import('../screens/discounts/DiscountScreen.tsx')).DiscountScreen })),
  shipping: lazy(async () => ({ default: (await import('../screens/shipping/ShippingScreen.tsx')).ShippingScreen })),
  'shipping-method': lazy(async () => ({
    default: (await import('../screens/shipping/MethodScreen.tsx')).MethodScreen,
  })),
  media: lazy(async () => ({ default: (await import('../screens/media/MediaScreen.tsx')).MediaScreen })),
  releases: lazy(async () => ({ default: (await import('../screens/releases/ReleasesScreen.tsx')).ReleasesScreen })),
  release: lazy(async () => ({ default: (await import('../screens/releases/ReleaseScreen.tsx')).ReleaseScreen })),
  'release-preview': lazy(async () => ({
    default: (await import('../screens/releases/ReleasePreviewScreen.tsx')).ReleasePreviewScreen,
  })),
  translations: lazy(async () => ({
    default: (await import('../screens/translations/TranslationsScreen.tsx')).TranslationsScreen,
  })),
  translation: lazy(async () => ({
    default: (await import('../screens/translations/SideBySideScreen.tsx')).SideBySideScreen,
  })),
  'story-versions': lazy(async () => ({
    default: (await import('../screens/story-versions/StoryVersionsScreen.tsx')).StoryVersionsScreen,
  })),
  'deleted-pages': lazy(async () => ({
    default: (await import('../screens/story-versions/DeletedPagesScreen.tsx')).DeletedPagesScreen,
  })),
  content: lazy(async () => ({ default: (await import('../screens/content/ContentScreen.tsx')).ContentScreen })),
  story: lazy(async () => ({ default: (await import('../screens/content/StoryScreen.tsx')).StoryScreen })),
  search: lazy(async () => ({ default: (await import('../screens/search/SearchScreen.tsx')).SearchScreen })),
  'search-rule': lazy(async () => ({ default: (await import('../screens/search/RuleScreen.tsx')).RuleScreen })),
  insight: lazy(async () => ({ default: (await import('../screens/insight/InsightScreen.tsx')).InsightScreen })),
  staff: lazy(async () => ({ default: (await import('../screens/staff/StaffScreen.tsx')).StaffScreen })),
  audit: lazy(async () => ({ default: (await import('../screens/audit/AuditScreen.tsx')).AuditScreen })),
  privacy: lazy(async () => ({ default: (await import('../screens/privacy/PrivacyScreen.tsx')).PrivacyScreen })),
  'api-keys': lazy(async () => ({ default: (await import('../screens/api-keys/ApiKeysScreen.tsx')).ApiKeysScreen })),
  jobs: lazy(async () => ({ default: (await import('../screens/jobs/JobsScreen.tsx')).JobsScreen })),
  webhooks: lazy(async () => ({ default: (await import('../screens/webhooks/WebhooksScreen.tsx')).WebhooksScreen })),
  webhook: lazy(async () => ({ default: (await import('../screens/webhooks/WebhookScreen.tsx')).WebhookScreen })),
  account: lazy(async () => ({ default: (await import('../screens/account/AccountScreen.tsx')).AccountScreen })),
  help: lazy(async () => ({ default: (await import('../screens/help/HelpScreen.tsx')).HelpScreen })),
}

export function Shell({ session }: { readonly session: SessionView }) {
  const t = useTexts()
  const { path } = useDeskStore(locationStore)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  // A new screen is read out from its beginning; the first one after sign-in, too.
  const focusScreen = useCallback((main: HTMLElement | null) => main?.focus(), [])
  const match = matchScreen(path)
  const { account } = session
  useShortcuts({ role: account.role, onHelp: () => setHelpOpen(true), onPalette: () => setPaletteOpen(true) })
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Navigation role={account.role} current={match?.screen.below ?? match?.screen.name} />
      <div className={styles.body}>
        <header className={styles.top}>
          {account.demo ? <span className={styles.badge}>{t('shell.demo')}</span> : <span />}
          <PaletteButton onPress={() => setPaletteOpen(true)} />
          <AccountMenu session={session} onHelp={() => setHelpOpen(true)} />
        </header>
        <ConnectionBanner />
        <main
          className={styles.main}
          id="main"
          key={path}
          ref={focusScreen}
          tabIndex={-1}
          aria-labelledby={SCREEN_TITLE_ID}
        >
          <ErrorBoundary>
            <Suspense>
              <Screen match={match} session={session} />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <LeaveDialog />
      {isPaletteOpen && <Palette session={session} onClose={() => setPaletteOpen(false)} />}
      {isHelpOpen && <ShortcutsDialog role={account.role} onClose={() => setHelpOpen(false)} />}
    </div>
  )
}

function Screen({ match, session }: { readonly match: ScreenMatch | undefined; readonly session: SessionView }) {
  const t = useTexts()
  if (!match) {
    return (
      <FullState
        title={t('notFound.title')}
        mood="sad"
        icon="search"
        actions={<ButtonLink to="/">{t('notFound.start')}</ButtonLink>}
      >
        {t('notFound.hint')}
      </FullState>
    )
  }
  const { screen, parameter } = match
  if (!canOpen(session.account.role, screen)) return <ForbiddenScreen permission={screen.permission} />
  const setting = remoteSetting(screen, session.remoteServices)
  if (setting !== undefined) return <RemoteScreen title={t(screen.title)} setting={setting} />
  const Component = COMPONENTS[screen.name]
  return <Component parameter={parameter} />
}
