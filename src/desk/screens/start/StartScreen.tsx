/** The first screen: the work of the role, links to the other screens, and what the role may do. */
import { grantOf, permissionsOf } from '../../../contracts/staff/permissions.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { hrefOf } from '../../navigation/location.ts'
import { entriesFor } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useState } from 'react'
import { Fish } from '../../../brand/Fish.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { DueReturns } from './DueReturns.tsx'
import { greetingOf } from './greeting.ts'
import styles from './StartScreen.module.css'
import { WebhookTrouble } from './WebhookTrouble.tsx'
import { WorkList } from './WorkList.tsx'

/** What a role may do, with its limits (STF-18). */
export function StartScreen() {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [hour] = useState(() => new Date().getHours())
  if (!session) return null
  const { name, role, demo } = session.account
  const first = name.split(' ')[0] ?? name
  const abilities = permissionsOf(role).filter((permission) => permission !== 'signed-in')
  return (
    <ScreenFrame title={t(greetingOf(hour), { name: first })} hint={t(`role.${role}.hint`)}>
      {demo && <Notice tone="info">{t('start.demo')}</Notice>}
      <div className={styles.columns}>
        <WorkList />
        {grantOf(role, 'returns.write') && session.remoteServices.commerce === undefined && <DueReturns />}
        {grantOf(role, 'integrations.manage') && <WebhookTrouble />}
        <ul className={styles.cards}>
          {entriesFor(role)
            .filter(({ entry }) => entry && entry.to !== '/')
            .map(({ name: screen, title, entry }) => (
              <li key={screen}>
                <a className={styles.card} href={hrefOf(entry?.to ?? '/')}>
                  <Icon name={entry?.icon ?? 'home'} />
                  <strong>{t(title)}</strong>
                  <span>{t.maybe('start', screen)}</span>
                </a>
              </li>
            ))}
        </ul>
        <Panel title={t('start.abilities', { role: t(`role.${role}`) })}>
          <ul className={styles.abilities}>
            {abilities.map((permission) => {
              const limit = grantOf(role, permission)?.limit
              return (
                <li key={permission}>
                  <Icon name="check" />
                  <span>
                    {t(`permission.${permission}`)}
                    {limit !== undefined && <em> ({t(`limit.${limit}`)})</em>}
                  </span>
                </li>
              )
            })}
          </ul>
        </Panel>
      </div>
      <div className={styles.pond} aria-hidden="true">
        <Fish />
      </div>
    </ScreenFrame>
  )
}
