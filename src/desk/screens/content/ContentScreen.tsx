/** All stories: pages, posts, and what pages share. Found by name and address, by kind, storefront and state (DCO-01). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { grantOf } from '../../../contracts/staff/permissions.ts'
import { CONTENT_KEYS } from '../../../markets/derived/storefront-codes.ts'
import { foldText } from '../../../markets/texts/fold-text.ts'
import { type StoryEntry, STORY_STATES } from '../../api/content-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Content.module.css'
import { StoryBadge } from './StoryBadge.tsx'

const ANY = 'any'
const MAX_ROWS = 300

const keyOf = ({ slug }: StoryEntry): string => slug.split('/', 1)[0] ?? ''

/** Long: the filters and the list. */
export function ContentScreen() {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState(ANY)
  const [key, setKey] = useState(ANY)
  const [state, setState] = useState(ANY)
  const { data, error } = useQuery(operationQuery('story.list'))
  const { session } = useDeskStore(sessionStore)
  const mayEdit = session !== undefined && grantOf(session.account.role, 'content.write') !== undefined
  const wanted = foldText(search)
  const rows = (data ?? []).filter(
    (story) =>
      foldText(`${story.name} ${story.slug}`).includes(wanted) &&
      (kind === ANY || story.component === kind) &&
      (key === ANY || keyOf(story) === key) &&
      (state === ANY || story.state === state),
  )
  const kinds = [...new Set((data ?? []).map(({ component }) => component))].toSorted()
  return (
    <ScreenFrame title={t('nav.content')} hint={t('content.hint')}>
      <FailureNotice error={error} />
      <div className={styles.filters}>
        <Field label={t('content.search')} type="search" value={search} onChange={setSearch} />
        <SelectField
          label={t('content.kind')}
          value={kind}
          options={[[ANY, t('content.any')], ...kinds.map((one) => [one, t.maybe('contentKind', one)] as const)]}
          onChange={setKind}
        />
        <SelectField
          label={t('content.storefront')}
          value={key}
          options={[
            [ANY, t('content.any')],
            ...[...CONTENT_KEYS]
              .toSorted()
              .map((one) => [one, one === '_default' ? t('content.shared') : one.toUpperCase()] as const),
          ]}
          onChange={setKey}
        />
        <SelectField
          label={t('content.state')}
          value={state}
          options={[[ANY, t('content.any')], ...STORY_STATES.map((one) => [one, t(`storyState.${one}`)] as const)]}
          onChange={setState}
        />
      </div>
      {!data && !error && <Skeleton />}
      {data && rows.length === 0 && (
        <FullState inside icon="search" title={t('content.none')}>
          {t('content.noneHint')}
        </FullState>
      )}
      <ul className={styles.list}>
        {rows.slice(0, MAX_ROWS).map((story) => (
          <li key={story.slug} className={styles.row}>
            {mayEdit ? (
              <a className={styles.name} data-row-link href={hrefOf(`/content/${story.slug}`)}>
                {story.name}
              </a>
            ) : (
              <span className={styles.name}>{story.name}</span>
            )}
            <span className={styles.soft}>{t.maybe('contentKind', story.component)}</span>
            <code className={styles.slug}>{story.slug}</code>
            <StoryBadge state={story.state} />
          </li>
        ))}
      </ul>
      {rows.length > MAX_ROWS && <p className={styles.soft}>{t('content.more', { n: rows.length - MAX_ROWS })}</p>}
    </ScreenFrame>
  )
}
