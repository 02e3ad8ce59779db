/** On phones: the last entry of the bar, which lists every screen of the role by group. */
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { Role } from '../../contracts/staff/roles.ts'
import { hrefOf } from '../navigation/location.ts'
import { groupsFor } from '../navigation/screens.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './Navigation.module.css'

export function MoreScreens({ role, isCurrent }: { readonly role: Role; readonly isCurrent: boolean }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.more}>
      <Button
        className={styles.entry ?? ''}
        {...(isCurrent && { 'aria-current': 'true' })}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Icon name="menu" />
        <span className={styles.word}>{t('shell.more')}</span>
      </Button>
      {isOpen && (
        <Dialog title={t('shell.navigation')} onClose={() => setOpen(false)}>
          {groupsFor(role).map(({ group, entries }) => (
            <section key={group} aria-labelledby={`more-${group}`}>
              <h3 id={`more-${group}`} className={styles.title}>
                {t(`navGroup.${group}`)}
              </h3>
              <ul className={styles.sheet}>
                {entries.map(({ name, title, entry }) => (
                  <li key={name}>
                    <a className={styles.tile} href={hrefOf(entry?.to ?? '/')} onClick={() => setOpen(false)}>
                      <Icon name={entry?.icon ?? 'home'} />
                      {t(title)}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Dialog>
      )}
    </div>
  )
}
