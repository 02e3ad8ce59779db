/** The categories of the menu, one below the other. What has something below it opens, what has not is a link. */
import { SmartLink } from '../../../ui/SmartLink.tsx'
import { Dot } from './Dot.tsx'
import styles from './CategoryList.module.css'
import type { MenuCategory } from '../menu-entries/index.ts'

type Props = {
  readonly categories: readonly MenuCategory[]
  /** Where the buttons are noted, so that one can come back to them. */
  readonly openers: Map<string, HTMLElement>
  readonly onChoose: (category: MenuCategory) => void
}

export function CategoryList({ categories, openers, onChoose }: Props) {
  return (
    <ul className={styles.list} data-menu="mobile">
      {categories.map((category) => {
        const { _uid: uid, name, url, isHighlighted, links } = category
        const inside = (
          <span>
            {name}
            <Dot shown={isHighlighted} />
          </span>
        )
        return (
          <li key={uid}>
            {links.length === 0 ? (
              <SmartLink className={styles.category} link={url}>
                {inside}
              </SmartLink>
            ) : (
              <button
                className={styles.category}
                type="button"
                ref={(element) => {
                  if (element) openers.set(uid, element)
                }}
                onClick={() => onChoose(category)}
              >
                {inside}
                <svg viewBox="0 0 8 12" aria-hidden="true">
                  <path d="M1.500 1.500L6 6l-4.500 4.500" />
                </svg>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
