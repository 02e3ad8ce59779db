/** The versions of a page: compared field by field, named, restored; and the page moved or deleted (DCO-10, DCO-13). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VersionEntry } from '../../api/content-version-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Time } from '../../ui/Time.tsx'
import { CompareVersions } from './CompareVersions.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { NameDialog } from './NameDialog.tsx'
import styles from './StoryVersions.module.css'

export function StoryVersionsScreen({ parameter: slug }: ScreenProps) {
  const t = useTexts()
  const [open, setOpen] = useState<'move' | 'delete'>()
  const [chosen, setChosen] = useState<number>()
  const { data, error } = useQuery(operationQuery('story.versions', { slug }))
  const base = useBaseVersion(slug)
  const newest = data?.[0]?.number
  const selected = chosen ?? newest
  const close = (): void => setOpen(undefined)
  return (
    <ScreenFrame
      title={t('versions.title')}
      hint={
        <>
          <code>{slug}</code> · {t('versions.hint')}
        </>
      }
      actions={
        data &&
        base !== undefined && (
          <>
            <Button icon="move" onPress={() => setOpen('move')}>
              {t('move.action')}
            </Button>
            <Button look="danger" onPress={() => setOpen('delete')}>
              {t('deletePage.action')}
            </Button>
          </>
        )
      }
    >
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && (
        <div className={styles.columns}>
          <ol className={styles.versions}>
            {data.map((version) => (
              <VersionItem
                key={version.number}
                {...{ slug, base, version }}
                isNewest={version.number === newest}
                isChosen={version.number === selected}
                onChoose={() => setChosen(version.number)}
              />
            ))}
          </ol>
          {selected !== undefined && <CompareVersions key={selected} {...{ slug, selected }} versions={data} />}
        </div>
      )}
      {open === 'move' && base !== undefined && <MoveDialog slug={slug} version={base} onClose={close} />}
      {open === 'delete' && base !== undefined && <DeleteDialog slug={slug} version={base} onClose={close} />}
    </ScreenFrame>
  )
}

/** Of the page itself, which an edit is based on. */
function useBaseVersion(slug: string): number | undefined {
  const subject = `story:${slug}`
  const { data } = useQuery({ ...operationQuery('version.read', { subjects: [subject] }), staleTime: 0 })
  return data?.[subject]
}

type ItemProps = {
  readonly slug: string
  readonly base: number | undefined
  readonly version: VersionEntry
  readonly isNewest: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function VersionItem({ slug, base, version, isNewest, isChosen, onChoose }: ItemProps) {
  const t = useTexts()
  const [isNaming, setNaming] = useState(false)
  const restore = useOperation('story.restore-version', {
    done: t('versions.restored'),
    refreshes: ['story.versions', 'story.compare', 'content.status', 'version.read'],
  })
  const { number, savedAt, author, publishedAt, publishedBy, label } = version
  const name = t('versions.number', { n: number })
  return (
    <li className={styles.version}>
      <button type="button" className={styles.choose} aria-current={isChosen} onClick={onChoose}>
        <b>{label ?? name}</b>
        <span className={styles.soft}>
          <Time iso={savedAt} /> {t('versions.by', { name: author })}
        </span>
      </button>
      <div className={styles.marks}>
        {isNewest && <Badge tone="info">{t('versions.current')}</Badge>}
        {publishedAt !== null && <Badge tone="done">{t('versions.publishedBy', { name: publishedBy ?? '' })}</Badge>}
        <Button look="quiet" aria-label={`${t('versions.name')}: ${name}`} onPress={() => setNaming(true)}>
          {t('versions.name')}
        </Button>
        {!isNewest && (
          <Button
            look="quiet"
            aria-label={`${t('versions.restore')}: ${name}`}
            isPending={restore.pending}
            onPress={() => restore.run({ slug, number, version: base })}
          >
            {t('versions.restore')}
          </Button>
        )}
      </div>
      <FailureNotice error={restore.error} />
      {isNaming && <NameDialog {...{ slug, version }} onClose={() => setNaming(false)} />}
    </li>
  )
}
