/** The few links that a narrow header has room for (HDR-14). */
import { MOBILE_NAVIGATION_LINKS } from '../../../ui/timings.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { SmartLink } from '../../../ui/SmartLink.tsx'
import styles from './HeaderLinks.module.css'
import { useNavigation } from '../menu-entries/index.ts'

export function HeaderLinks() {
  const texts = useTexts()
  const { headerLinks } = useNavigation()
  return (
    <nav className={styles.links} aria-label={texts.quickLinks} data-menu="mobile">
      <ul>
        {headerLinks.slice(0, MOBILE_NAVIGATION_LINKS).map(({ _uid: uid, text, url }) => (
          <li key={uid}>
            <SmartLink className={styles.link} link={url}>
              {text}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
