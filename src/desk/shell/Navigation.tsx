/** The left rail; a bar at the bottom on phones. What a role may not open is not in it (DSK-05). */
import { useState } from 'react'
import { Fish } from '../../brand/Fish.tsx'
import type { Role } from '../../contracts/staff/roles.ts'
import { hrefOf } from '../navigation/location.ts'
import { entriesFor, groupsFor, type DeskScreen, type ScreenName } from '../navigation/screens.ts'
import { useTexts } from '../texts/use-texts.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MoreScreens } from './MoreScreens.tsx'
import styles from './Navigation.module.css'

type Props = { readonly role: Role; readonly current: ScreenName | undefined }

/** In the bar of a phone; the others are one press further. */
const IN_BAR = 4

export function Navigation({ role, current }: Props) {
  const t = useTexts()
  const [isNarrow, setNarrow] = useState(false)
  const all = entriesFor(role)
  // One more entry takes no more space than the button that leads to it.
  const inBar = new Set(all.slice(0, all.length > IN_BAR + 1 ? IN_BAR : IN_BAR + 1).map(({ name }) => name))
  const later = all.filter(({ name }) => !inBar.has(name))
  return (
    <nav className={`${styles.rail} ${isNarrow ? styles.narrow : ''}`} aria-label={t('shell.navigation')}>
      <a className={styles.brand} href={hrefOf('/')} aria-label={t('app.name')}>
        <span className={styles.fish}>
          <Fish />
        </span>
        <span className={styles.word}>Sockeye</span>
      </a>
      {groupsFor(role).map(({ group, entries }) => (
        <div key={group} className={styles.group}>
          {group !== 'daily' && (
            <p id={`nav-${group}`} className={styles.title}>
              {t(`navGroup.${group}`)}
            </p>
          )}
          <ul className={styles.list} aria-labelledby={group === 'daily' ? undefined : `nav-${group}`}>
            {entries.map((screen) => (
              <li key={screen.name} className={inBar.has(screen.name) ? '' : styles.later}>
                <NavigationEntry screen={screen} isCurrent={screen.name === current} isNarrow={isNarrow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {later.length > 0 && <MoreScreens role={role} isCurrent={later.some(({ name }) => name === current)} />}
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

type EntryProps = { readonly screen: DeskScreen; readonly isCurrent: boolean; readonly isNarrow: boolean }

function NavigationEntry({ screen: { title, entry }, isCurrent, isNarrow }: EntryProps) {
  const t = useTexts()
  return (
    <a
      className={styles.entry}
      href={hrefOf(entry?.to ?? '/')}
      aria-current={isCurrent ? 'page' : undefined}
      title={isNarrow ? t(title) : undefined}
    >
      <Icon name={entry?.icon ?? 'home'} />
      <span className={styles.word}>{t(title)}</span>
    </a>
  )
}
