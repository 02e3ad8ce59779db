import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { useAction } from '../api/use-action.ts'
import { signOut } from '../app/load-session.ts'
import { askToLeave } from '../drafts/open-drafts.ts'
import { navigate } from '../navigation/location.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { Menu, MenuEntry } from '../ui/Menu.tsx'
import styles from './AccountMenu.module.css'
import { LanguageDialog } from './LanguageDialog.tsx'

type Props = { readonly session: SessionView; readonly onHelp: () => void }

/** The person who is signed in: account, language and colours, sessions, shortcuts, sign-out. */
export function AccountMenu({ session: { account }, onHelp }: Props) {
  const t = useTexts()
  const leave = useAction(signOut)
  const [isLanguageOpen, setLanguageOpen] = useState(false)
  const trigger = (
    <AriaButton className={styles.trigger ?? ''}>
      <span className={styles.face} aria-hidden="true">
        {initialsOf(account.name)}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{account.name}</span>
        <span className={styles.role}>{t(`role.${account.role}`)}</span>
      </span>
      <Icon name="chevron" />
    </AriaButton>
  )
  return (
    <>
      <Menu trigger={trigger} label={t('menu.title')}>
        <MenuEntry icon="account" onAction={() => navigate('/account')}>
          {t('menu.account')}
        </MenuEntry>
        <MenuEntry icon="lock" onAction={() => navigate('/account?tab=security')}>
          {t('menu.security')}
        </MenuEntry>
        <MenuEntry icon="language" onAction={() => setLanguageOpen(true)}>
          {t('menu.language')}
        </MenuEntry>
        <MenuEntry icon="help" onAction={() => navigate('/help')}>
          {t('nav.help')}
        </MenuEntry>
        <MenuEntry icon="info" onAction={onHelp}>
          {t('menu.shortcuts')}
        </MenuEntry>
        <MenuEntry icon="signOut" onAction={() => askToLeave(() => leave.run())}>
          {t('menu.signOut')}
        </MenuEntry>
      </Menu>
      {isLanguageOpen && <LanguageDialog onClose={() => setLanguageOpen(false)} />}
    </>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .filter((part) => part !== '')
    .map(([letter = '']) => letter.toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
