/** What slides in when a category of the menu is opened: its links, and the way back. */
import type { RefObject } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import { ContentPicture } from '../../content/story/index.ts'
import { SubmenuLinks } from './SubmenuLinks.tsx'
import styles from './Submenu.module.css'
import type { MenuCategory } from '../menu-entries/index.ts'

type Props = {
  readonly category: MenuCategory
  readonly back: RefObject<HTMLButtonElement | null>
  readonly onBack: () => void
}

export function Submenu({ category: { name, links, picture }, back, onBack }: Props) {
  const texts = useTexts()
  return (
    <div className={styles.submenu}>
      <button className={styles.back} type="button" ref={back} onClick={onBack}>
        <svg viewBox="0 0 8 12" aria-hidden="true">
          <path d="M6.500 1.500L2 6l4.500 4.500" />
        </svg>
        {texts.back}
      </button>
      <h3 className={styles.title}>{name}</h3>
      <div data-menu="mobile">
        <SubmenuLinks links={links} />
      </div>
      {picture && (
        <div className={styles.picture}>
          <ContentPicture picture={picture} sizes="(min-width: 480px) 400px, 100vw" cover />
        </div>
      )}
    </div>
  )
}
