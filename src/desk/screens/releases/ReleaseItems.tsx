/** The pages and texts of a release, with drafts that changed since they were added. */
import { useOperation } from '../../api/use-operation.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import type { ReleaseView } from './release-view.ts'
import styles from './Releases.module.css'

type Props = { readonly view: ReleaseView; readonly isOpen: boolean }

function useItemActions() {
  const t = useTexts()
  const refreshes = ['release.list', 'release.read'] as const
  const renew = useOperation('release.put', { done: t('release.renewed'), refreshes })
  const remove = useOperation('release.remove', { done: t('release.removed'), refreshes })
  return { renew, remove }
}

export function HeldStories({ view, isOpen }: Props) {
  const t = useTexts()
  const { renew, remove } = useItemActions()
  const { id } = view.release
  const { version } = view
  return (
    <>
      <FailureNotice error={renew.error ?? remove.error} />
      <ul className={styles.rows}>
        {view.stories.map(({ slug, name, isNew, draftChanged }) => (
          <li key={slug} className={styles.row}>
            <span className={styles.words}>
              <a href={hrefOf(`/story-versions/${slug}`)}>{name}</a> <code>{slug}</code>
            </span>
            {isNew && isOpen && <Badge tone="info">{t('release.new')}</Badge>}
            {draftChanged && (
              <>
                <Badge tone="attention">{t('release.draftChanged')}</Badge>
                <Button look="quiet" onPress={() => renew.run({ id, version, stories: [slug], texts: [] })}>
                  {t('release.renew')}
                </Button>
              </>
            )}
            {isOpen && (
              <Button
                look="quiet"
                aria-label={`${t('release.remove')}: ${name}`}
                onPress={() => remove.run({ id, version, stories: [slug], texts: [] })}
              >
                {t('release.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

export function HeldTexts({ view, isOpen }: Props) {
  const t = useTexts()
  const { renew, remove } = useItemActions()
  const { id } = view.release
  const { version } = view
  return (
    <>
      <FailureNotice error={renew.error ?? remove.error} />
      <ul className={styles.rows}>
        {view.texts.map(({ datasource, name, dimension, value, before, draftChanged }) => {
          const texts = [{ datasource, name, dimension }]
          return (
            <li key={`${datasource} ${name} ${dimension}`} className={styles.row}>
              <span className={styles.words}>
                <code>
                  {name} {dimension}
                </code>
                <br />
                {before !== null && <s className={styles.soft}>{before}</s>} {value}
              </span>
              {draftChanged && (
                <>
                  <Badge tone="attention">{t('release.draftChanged')}</Badge>
                  <Button look="quiet" onPress={() => renew.run({ id, version, stories: [], texts })}>
                    {t('release.renew')}
                  </Button>
                </>
              )}
              {isOpen && (
                <Button
                  look="quiet"
                  aria-label={`${t('release.remove')}: ${name} ${dimension}`}
                  onPress={() => remove.run({ id, version, stories: [], texts })}
                >
                  {t('release.remove')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
