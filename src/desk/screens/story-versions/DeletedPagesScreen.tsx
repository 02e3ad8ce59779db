/** Pages that were deleted in the last thirty days, to be restored (DCO-13). */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './StoryVersions.module.css'

export function DeletedPagesScreen() {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('story.deleted'))
  const restore = useOperation('story.restore', {
    done: t('deletedPages.restored'),
    refreshes: ['story.deleted', 'content.status'],
  })
  return (
    <ScreenFrame
      title={t('nav.deletedPages')}
      hint={t('deletedPages.hint')}
      back={<BackLink to="/releases">{t('nav.releases')}</BackLink>}
    >
      <FailureNotice error={error ?? restore.error} />
      {!data && !error && <Skeleton />}
      {data?.length === 0 && (
        <FullState inside icon="undo" title={t('deletedPages.empty')}>
          {t('deletedPages.emptyHint')}
        </FullState>
      )}
      <ul className={styles.versions}>
        {data?.map(({ id, slug, name, deletedAt, author }) => (
          <li key={id} className={styles.deleted}>
            <div>
              <b>{name}</b> <code>{slug}</code>
              <br />
              <span className={styles.soft}>
                <Time iso={deletedAt} /> {t('versions.by', { name: author })}
              </span>
            </div>
            <Button
              aria-label={`${t('versions.restore')}: ${name}`}
              isPending={restore.pending}
              onPress={() => restore.run({ id })}
            >
              {t('versions.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </ScreenFrame>
  )
}
