import { useQuery } from '@tanstack/react-query'
import type { SessionEntry } from '../../api/operations.ts'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Account.module.css'

/** Where an account is signed in; each can be ended (STF-17). */
export function SessionList({ account }: { readonly account: string }) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('session.list', { account }))
  return (
    <>
      <FailureNotice error={error} />
      {data?.rows.length === 0 && <p className={styles.soft}>{t('sessions.none')}</p>}
      <ul className={styles.rows}>
        {data?.rows.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </>
  )
}

function SessionRow({ session }: { readonly session: SessionEntry }) {
  const t = useTexts()
  const end = useOperation('session.revoke', { done: t('sessions.ended'), refreshes: ['session.list'] })
  const { id, device, network, seenAt, current = false } = session
  return (
    <li className={styles.entry}>
      <Icon name="phone" />
      <span className={styles.words}>
        <strong>{device}</strong>
        <span className={styles.soft}>
          {network} · <Time iso={seenAt} />
        </span>
        <FailureNotice error={end.error} />
      </span>
      {current ? (
        <Badge tone="done">{t('sessions.current')}</Badge>
      ) : (
        <Button isPending={end.pending} onPress={() => end.run({ id })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
