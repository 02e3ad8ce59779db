/** The head of every page of the shop: the fish, what there is, search and basket. */
import { useTexts } from '../../texts/texts-context.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { Logo } from '../brand/index.ts'
import { navigationFor, useShell } from '../content/index.ts'
import type { Place } from '../markets/index.ts'
import styles from './Layout.module.css'

export function ShopHeader({ place: { storefront } }: { place: Place }) {
  const texts = useTexts()
  const navigation = navigationFor(useShell(), [])
  return (
    <header className={styles.header}>
      <Logo href={`/${storefront}`} label="home" />
      <nav className={styles.links} aria-label={texts.menu}>
        {navigation && (
          <ul className={styles.categories}>
            {navigation.categories.map(({ _uid: uid, name, url }) => (
              <li key={uid}>
                <SmartLink link={url}>{name}</SmartLink>
              </li>
            ))}
          </ul>
        )}
        <a className={styles.menu} href={`/${storefront}/menu`}>
          {texts.menu}
        </a>
        <a href={`/${storefront}/search`}>{texts.search}</a>
        <a href={`/${storefront}/checkout/cart`}>{texts.cart}</a>
      </nav>
    </header>
  )
}
