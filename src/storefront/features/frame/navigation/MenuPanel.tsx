/** What opens below a category of the header: its links, and a picture or the fish. Fetched on pointer or focus nearby. */
import { Fish } from '../logo/index.ts'
import { ContentPicture } from '../../content/story/index.ts'
import styles from './MenuPanel.module.css'
import { SubmenuLinks } from './SubmenuLinks.tsx'
import type { MenuCategory } from '../menu-entries/index.ts'

export function MenuPanel({ category: { name, links, picture } }: { category: MenuCategory }) {
  return (
    <div className={styles.panel}>
      <div className={styles.inner}>
        <p className={styles.title} aria-hidden="true">
          {name}
        </p>
        <div className={styles.links}>
          <SubmenuLinks links={links} />
        </div>
        {picture ? (
          <div className={styles.picture}>
            <ContentPicture picture={picture} sizes="360px" cover />
          </div>
        ) : (
          <div className={styles.fish}>
            <Fish />
          </div>
        )}
      </div>
    </div>
  )
}
