/** The end of the menu: the newsletter, the country, and where else the fish swims. */
import { useTexts } from '../../../texts/texts-context.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { useShell } from '../../content/story/index.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { openModal } from '../modals/index.ts'
import { NewsletterForm } from '../../visitor/newsletter/index.ts'
import { hidesNewsletter, useSegmentVariables } from '../../visitor/segments/index.ts'
import styles from './MenuFoot.module.css'

export function MenuFoot({ place: { market }, onClose }: { place: StorefrontMarket; onClose: () => void }) {
  const texts = useTexts()
  const { newsletter, segments, social } = useShell()
  const isHidden = hidesNewsletter(segments, useSegmentVariables())
  const changeCountry = () => {
    onClose()
    openModal('countrySwitcher')
  }
  return (
    <div className={styles.foot}>
      {newsletter && !isHidden && (
        <div className={styles.newsletter}>
          <h3 className={styles.title}>{newsletter.title}</h3>
          {newsletter.subtitle && <p>{newsletter.subtitle}</p>}
          <NewsletterForm place="menu" words={newsletter} />
        </div>
      )}
      <div className={styles.country}>
        <p>
          {market.name} · {market.currency.code}
        </p>
        <button className={styles.change} type="button" onClick={changeCountry}>
          {texts.changeCountry}
        </button>
      </div>
      {social.length > 0 && (
        <div>
          <p className={styles.title}>{texts.followUs}</p>
          <ul className={styles.social}>
            {social.map(({ name, link }) => (
              <li key={name}>
                <Anchor {...link}>{name}</Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
