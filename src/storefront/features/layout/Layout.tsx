/**
 * What stands around a page: header and footer of the shop, the reduced header of checkout, or nothing.
 * It never knows which page it holds.
 */
import type { ReactNode } from 'react'
import type { Route } from '../../routes.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { Logo } from '../brand/index.ts'
import { type Place, usePlace } from '../markets/index.ts'
import styles from './Layout.module.css'
import { ShopFooter } from './ShopFooter.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import { TopBanner } from './TopBanner.tsx'

type LayoutProps = { kind: Route['layout']; step: boolean; children: ReactNode }

export function Layout({ kind, step, children }: LayoutProps) {
  const place = usePlace()
  const texts = useTexts()
  return (
    <>
      {kind !== 'none' && place && (
        <>
          <a className={styles.skip} href="#content">
            {texts.skipToContent}
          </a>
          {kind === 'shop' && <TopBanner />}
          {kind === 'shop' ? <ShopHeader place={place} /> : <CheckoutHeader place={place} step={step} />}
        </>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {kind === 'shop' && place && <ShopFooter place={place} />}
    </>
  )
}

function CheckoutHeader({ place: { storefront }, step }: { place: Place; step: boolean }) {
  return (
    <header className={styles.header}>
      {step ? (
        <Logo href={`/${storefront}/checkout/cart`} label="cart" />
      ) : (
        <Logo href={`/${storefront}`} label="home" />
      )}
    </header>
  )
}
