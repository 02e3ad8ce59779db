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
          {kind === 'shop' ? <ShopHeader place={place} /> : <CheckoutHeader place={place} step={step} />}
        </>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {kind === 'shop' && place && <Footer place={place} />}
    </>
  )
}

function ShopHeader({ place: { storefront } }: { place: Place }) {
  const texts = useTexts()
  return (
    <header className={styles.header}>
      <Logo href={`/${storefront}`} label="home" />
      <nav className={styles.links} aria-label={texts.menu}>
        <a href={`/${storefront}/search`}>{texts.search}</a>
        <a href={`/${storefront}/checkout/cart`}>{texts.cart}</a>
      </nav>
    </header>
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

function Footer({ place: { market } }: { place: Place }) {
  const texts = useTexts()
  return (
    <footer className={styles.footer}>
      <p>{texts.madeBy}</p>
      <p>
        {market.name} · {market.currency.code} · <a href="/">{texts.changeCountry}</a>
      </p>
    </footer>
  )
}
