/** The links of a category, each with the few words that editors gave it. */
import { SmartLink } from '../../../ui/SmartLink.tsx'
import { Dot } from './Dot.tsx'
import styles from './SubmenuLinks.module.css'
import type { CategoryLink } from '../menu-entries/index.ts'

export function SubmenuLinks({ links }: { links: readonly CategoryLink[] }) {
  return (
    <ul className={styles.links} data-submenu>
      {links.map(({ _uid: uid, name, url, text, isHighlighted }) => (
        <li key={uid}>
          <SmartLink className={styles.link} link={url}>
            <span className={styles.name}>
              {name}
              <Dot shown={isHighlighted} />
            </span>
            {text && <span className={styles.text}>{text}</span>}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
