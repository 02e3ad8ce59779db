/** The head of every page of the shop: the fish, what there is, search and cart. It steps aside while one reads on. */
import { Suspense } from 'react'
import { Logo } from '../logo/index.ts'
import { BubbleAt } from '../bubble/index.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { CategoryMenu, HeaderLinks, MenuLink } from '../navigation/index.ts'
import { SearchLink } from '../../catalogue/search/index.ts'
import { CartLink } from './CartLink.tsx'
import { TopBanner } from './later-banner.ts'
import styles from './ShopHeader.module.css'
import { useHeaderScroll } from './use-header-scroll.ts'

/** `hasSearch` is HDR-06. */
export function ShopHeader({ place, hasSearch }: { place: StorefrontMarket; hasSearch: boolean }) {
  return (
    <div className={styles.top} ref={useHeaderScroll()}>
      <Suspense>
        <TopBanner />
      </Suspense>
      <header className={styles.header}>
        <div className={styles.opener}>
          <MenuLink place={place} hasSearch={hasSearch} />
        </div>
        <div className={styles.logo}>
          <Logo href={`/${place.storefront}`} label="home" />
          <BubbleAt place="logo" />
        </div>
        <div className={styles.menu}>
          <CategoryMenu />
        </div>
        <div className={styles.tools}>
          {hasSearch && (
            <>
              <SearchLink place={place} />
              <div className={styles.overSearch}>
                <BubbleAt place="search" />
              </div>
            </>
          )}
          <div className={styles.spot}>
            <CartLink place={place} />
            <BubbleAt place="cart" />
          </div>
        </div>
        <div className={styles.links}>
          <HeaderLinks />
        </div>
      </header>
    </div>
  )
}
