/** The own account: profile, factors, sessions, activity. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { operationQuery } from '../../api/queries.ts'
import { useDeskStore } from '../../app/store.ts'
import { locationStore } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Account.module.css'
import { Activity } from './Activity.tsx'
import { Factors } from './Factors.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SessionList } from './SessionList.tsx'

export function AccountScreen() {
  const t = useTexts()
  const { search } = useDeskStore(locationStore)
  const security = useRef<HTMLDivElement>(null)
  const { data, error } = useQuery(operationQuery('account.read'))
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded && search === '?tab=security') security.current?.scrollIntoView()
  }, [isLoaded, search])
  return (
    <ScreenFrame title={t('nav.account')} hint={data?.demo ? undefined : data?.email}>
      <FailureNotice error={error} />
      {!data && (
        <Panel>
          <Skeleton />
          <Skeleton width="middle" />
        </Panel>
      )}
      {data && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ProfileForm key={data.id} account={data} />
            <Activity />
          </div>
          <div className={styles.column} ref={security}>
            <Factors account={data} />
            <Panel title={t('sessions.title')}>
              <SessionList account={data.id} />
            </Panel>
          </div>
        </div>
      )}
    </ScreenFrame>
  )
}
