import type { ApiKeyEntry } from '../../api/operations.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './ApiKeys.module.css'
import { keyState, KEY_TONES } from './key-state.ts'

type Props = {
  readonly entry: ApiKeyEntry
  /** When the list was read. */
  readonly now: number
  readonly onRevoke: (() => void) | undefined
}

export function ApiKeyRow({ entry, now, onRevoke }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { name, ending, scopes, createdAt, createdBy, expiresAt, revokedAt, usedAt } = entry
  const state = keyState(entry, now)
  return (
    <li className={styles.key}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          <Badge tone={KEY_TONES[state]}>{t(`apiKeyState.${state}`)}</Badge>
          <code className={styles.ending}>…{ending}</code>
        </div>
        <ul className={styles.scopes} aria-label={t('apiKeys.scopes')}>
          {scopes.map((scope) => (
            <li key={scope} className={styles.scope}>
              <code>{scope}</code>
            </li>
          ))}
        </ul>
        <p className={styles.soft}>
          {createdBy
            ? t('apiKeys.createdBy', { date: formats.date(createdAt), name: createdBy })
            : t('apiKeys.createdOn', { date: formats.date(createdAt) })}
          {' · '}
          {revokedAt
            ? t('apiKeys.revokedOn', { date: formats.date(revokedAt) })
            : t(state === 'expired' ? 'apiKeys.expiredOn' : 'apiKeys.expiresOn', { date: formats.date(expiresAt) })}
          {' · '}
          {usedAt ? (
            <>
              {t('apiKeys.used')} <Time iso={usedAt} />
            </>
          ) : (
            t('apiKeys.neverUsed')
          )}
        </p>
      </div>
      {onRevoke && (state === 'active' || state === 'ending') && (
        <Button onPress={onRevoke} aria-label={t('apiKeys.revokeNamed', { name })}>
          {t('apiKeys.revoke')}
        </Button>
      )}
    </li>
  )
}
