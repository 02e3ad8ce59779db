/** API keys of programs: list, create, revoke (HKS-09). A manager reads them; an owner changes them. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { grantOf } from '../../../contracts/staff/permissions.ts'
import type { ApiKeyEntry } from '../../api/operations.ts'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { ApiKeyRow } from './ApiKeyRow.tsx'
import styles from './ApiKeys.module.css'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx'

export function ApiKeysScreen() {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [isCreating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<ApiKeyEntry>()
  const { data, error, dataUpdatedAt } = useQuery(operationQuery('api-key.list', {}))
  const mayChange = session !== undefined && grantOf(session.account.role, 'integrations.manage')?.limit === undefined
  const create = (
    <Button look="primary" icon="plus" onPress={() => setCreating(true)}>
      {t('apiKeys.create')}
    </Button>
  )
  return (
    <ScreenFrame
      title={t('nav.apiKeys')}
      hint={t('apiKeys.hint')}
      actions={mayChange && data && data.length > 0 ? create : undefined}
    >
      <FailureNotice error={error} />
      {data?.length === 0 && (
        <FullState inside icon="key" title={t('apiKeys.empty')} actions={mayChange ? create : undefined}>
          {t('apiKeys.emptyHint')}
        </FullState>
      )}
      <ul className={styles.keys}>
        {data?.map((entry) => (
          <ApiKeyRow
            key={entry.id}
            entry={entry}
            now={dataUpdatedAt}
            onRevoke={mayChange ? () => setRevoking(entry) : undefined}
          />
        ))}
      </ul>
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeKeyDialog entry={revoking} onClose={() => setRevoking(undefined)} />}
    </ScreenFrame>
  )
}
