/** The left rail; a bar at the bottom on phones. What a role may not open is not in it (DSK-05). */
import { useEffect, useRef, useState } from 'react'
import { Fish } from '../../brand/Fish.tsx'
import type { Role } from '../../contracts/staff/roles.ts'
import { hrefOf } from '../navigation/location.ts'
import { entriesFor, type ScreenName } from '../navigation/screens.ts'
import { useTexts } from '../texts/use-texts.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './Navigation.module.css'

type Props = { readonly role: Role; readonly current: ScreenName | undefined }

export function Navigation({ role, current }: Props) {
  const t = useTexts()
  const [isNarrow, setNarrow] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // On phones the bar is wider than the screen: the entry of the open screen is scrolled into view.
  useEffect(() => {
    if (current === undefined) return
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav className={`${styles.rail} ${isNarrow ? styles.narrow : ''}`} aria-label={t('shell.navigation')}>
      <a className={styles.brand} href={hrefOf('/')} aria-label={t('app.name')}>
        <span className={styles.fish}>
          <Fish />
        </span>
        <span className={styles.word}>Sockeye</span>
      </a>
      <ul className={styles.list} ref={list}>
        {entriesFor(role).map(({ name, title, entry }) => (
          <li key={name}>
            <a
              className={styles.entry}
              href={hrefOf(entry?.to ?? '/')}
              aria-current={name === current ? 'page' : undefined}
              title={isNarrow ? t(title) : undefined}
            >
              <Icon name={entry?.icon ?? 'home'} />
              <span className={styles.word}>{t(title)}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <IconButton
          icon={isNarrow ? 'right' : 'left'}
          label={isNarrow ? t('shell.expand') : t('shell.collapse')}
          onPress={() => setNarrow(!isNarrow)}
        />
      </div>
    </nav>
  )
}
