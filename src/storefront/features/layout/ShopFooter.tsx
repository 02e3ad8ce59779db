/** The end of every page of the shop: what else there is, where else one can go, and who says so (FTR-01, FTR-02). */
import { useTexts } from '../../texts/texts-context.ts'
import { SmartLink, type SmartLinkProps } from '../../ui/SmartLink.tsx'
import { useShell } from '../content/index.ts'
import type { Place } from '../markets/index.ts'
import styles from './ShopFooter.module.css'

type Labelled = { readonly _uid: string; readonly label: string; readonly link: SmartLinkProps['link'] }

export function ShopFooter({ place: { market } }: { place: Place }) {
  const { footer, social } = useShell()
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
        <div>
          <p className={styles.title}>{texts.madeBy}</p>
          <p>
            {market.name} · {market.currency.code} · <a href="/">{texts.changeCountry}</a>
          </p>
          <ul className={styles.social}>
            {social.map(({ name, link }) => (
              <li key={name}>
                <SmartLink link={link}>{name}</SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {footer && (
        <div className={styles.bar}>
          <Links links={footer.bottomBarLinks} />
          <p>{footer.copyright}</p>
        </div>
      )}
    </footer>
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
