/**
 * What surrounds a page: header and footer of the shop, the page's own header, or nothing.
 * It never knows which page it holds.
 */
import { Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { CheckoutView } from '../../../../markets/paths/checkout-links.ts'
import type { PageRoute } from '../../../../contracts/storefront/routes.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { usePlace, type StorefrontMarket } from '../../visitor/markets/index.ts'
import styles from './Layout.module.css'
import { ShopFooter } from './later-footer.ts'
import { ShopHeader } from './ShopHeader.tsx'

/** Nothing is open when a page comes, so its code comes after the page. */
const { View: Modals } = onDemand(async () => (await import('../../visitor/dialogs/index.ts')).Modals)
const withoutDialogs = () => {}

/** A header that a page brings along, so that its code loads with that page only. */
export type PageHeader = ComponentType<{ readonly place: StorefrontMarket; readonly view: CheckoutView }>

type LayoutProps = {
  readonly kind: PageRoute['layout']
  /** Of checkout only. */
  readonly view: CheckoutView | undefined
  readonly Header: PageHeader | undefined
  /** HDR-06 */
  readonly hasSearch: boolean
  readonly children: ReactNode
}

export function Layout({ kind, view = 'cart', Header, hasSearch, children }: LayoutProps) {
  const place = usePlace()
  const texts = useTexts()
  return (
    <>
      {kind !== 'none' && place && (
        <>
          <a className={styles.skip} href="#content">
            {texts.skipToContent}
          </a>
          {kind === 'shop' ? (
            <ShopHeader place={place} hasSearch={hasSearch} />
          ) : (
            Header && <Header place={place} view={view} />
          )}
        </>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {/* Comes alive by itself: a phone must be able to answer before. */}
      <Suspense>{kind === 'shop' && place && <ShopFooter place={place} />}</Suspense>
      {kind !== 'none' && place && <Modals isQuiet={kind === 'checkout'} onMissing={withoutDialogs} />}
    </>
  )
}
