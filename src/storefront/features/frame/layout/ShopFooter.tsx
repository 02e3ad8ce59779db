/**
 * The end of every page of the shop: what else there is, where else one can go, who says so, and the bouncing balls
 * (FTR-01, FTR-02).
 */
import type { MouseEvent } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import { SmartLink, type SmartLinkProps } from '../../../ui/SmartLink.tsx'
import { useShell } from '../../content/story/index.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { openModal, type ModalName } from '../modals/index.ts'
import { BallPit } from './BallPit.tsx'
import styles from './ShopFooter.module.css'

type Labelled = { readonly _uid: string; readonly label: string; readonly link: SmartLinkProps['link'] }

export function ShopFooter({ place }: { place: StorefrontMarket }) {
  const { footer } = useShell()
  const texts = useTexts()
  return (
    <footer className={styles.footer}>
      <div className={styles.blocks}>
        {footer && (
          <>
            <nav aria-label={footer.blockOneTitle}>
              <h2 className={styles.title}>{footer.blockOneTitle}</h2>
              <Links links={footer.blockOneTopLinks} />
              <Links links={footer.blockOneBottomLinks} />
            </nav>
            <nav aria-label={footer.blockTwoTitle}>
              <h2 className={styles.title}>{footer.blockTwoTitle}</h2>
              <Links links={footer.blockTwoLinks} />
            </nav>
          </>
        )}
        <div className={styles.here}>
          <p className={styles.title}>{texts.madeBy}</p>
          <CountryButton place={place} />
          <Social />
        </div>
      </div>
      <BallPit />
      <div className={styles.bar}>
        {footer && <Links links={footer.bottomBarLinks} />}
        <a
          href={`/${place.storefront}/faq/cookie-policy#cookie-settings`}
          aria-haspopup="dialog"
          onClick={opens('cookieSettings')}
        >
          {texts.cookieSettings}
        </a>
        {footer && <p className={styles.copyright}>{footer.copyright}</p>}
      </div>
    </footer>
  )
}

/** Leads to a page of its own as long as there is no dialog to open. */
const opens = (name: ModalName) => (event: MouseEvent) => {
  event.preventDefault()
  openModal(name)
}

/** FTR-08. A form, so that it is a button with and without JavaScript: without, it leads to the choice of storefronts. */
function CountryButton({ place: { market } }: { place: StorefrontMarket }) {
  const texts = useTexts()
  return (
    <form action="/">
      <button className={styles.country} type="submit" aria-haspopup="dialog" onClick={opens('countrySwitcher')}>
        <span>
          {market.name} · {market.currency.code}
        </span>
        <span className={styles.change}>{texts.changeCountry}</span>
      </button>
    </form>
  )
}

/** FTR-03 */
function Social() {
  const { social } = useShell()
  const texts = useTexts()
  if (social.length === 0) return null
  return (
    <nav aria-label={texts.followUs}>
      <ul className={styles.social}>
        {social.map(({ name, link }) => (
          <li key={name}>
            <SmartLink link={link}>{name}</SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Links({ links }: { links: readonly Labelled[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ _uid: uid, label, link }) => (
        <li key={uid}>
          <SmartLink link={link}>{label}</SmartLink>
        </li>
      ))}
    </ul>
  )
}
