/** No network, errors of the server, a newer build: shown in one place, with what to do (DSK-15). */
import { connectionStore, giveUpAll, retryAll } from '../api/connection.ts'
import { queryClient } from '../api/queries.ts'
import { useDeskStore } from '../app/store.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './ConnectionBanner.module.css'

function retry(): void {
  retryAll()
  void queryClient.refetchQueries({ type: 'active' })
}

export function ConnectionBanner() {
  const t = useTexts()
  const { online, failure, waiting, outdated } = useDeskStore(connectionStore)
  const requestId = failure?.details.requestId
  return (
    <div className={styles.banner} aria-live="polite">
      {/* A write may still wait after another one was answered. */}
      {(!online || failure || waiting.length > 0) && (
        <Notice
          tone="attention"
          actions={
            <>
              <Button icon="refresh" onPress={retry}>
                {t('common.retry')}
              </Button>
              {waiting.length > 0 && (
                <Button look="quiet" onPress={giveUpAll}>
                  {t('connection.giveUp')}
                </Button>
              )}
            </>
          }
        >
          {online ? t('connection.failing') : t('connection.offline')}{' '}
          {waiting.length > 0 && t.count('connection.waiting', waiting.length)}
          {requestId !== undefined && <div>{t('failure.requestId', { id: requestId })}</div>}
        </Notice>
      )}
      {outdated && (
        <Notice
          tone="info"
          actions={<Button onPress={() => globalThis.location.reload()}>{t('connection.reload')}</Button>}
        >
          {t('connection.outdated')}
        </Notice>
      )}
    </div>
  )
}
