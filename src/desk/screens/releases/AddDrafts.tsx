/** Drafts that differ from what visitors read, to be put into the release. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { CheckField } from '../../ui/Field.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import type { ReleaseView } from './release-view.ts'
import styles from './Releases.module.css'

const keyOf = ({ datasource, name, dimension }: { datasource: string; name: string; dimension: string }): string =>
  `text ${datasource} ${name} ${dimension}`

export function AddDrafts({ view }: { readonly view: ReleaseView }) {
  const t = useTexts()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data: status } = useQuery(operationQuery('content.status'))
  const { data: drafts } = useQuery(operationQuery('datasource.drafts'))
  const put = useOperation('release.put', {
    done: t('release.added'),
    refreshes: ['release.list', 'release.read'],
    onDone: () => setChosen(new Set()),
  })
  const held = new Set([...view.release.stories, ...view.texts.map(keyOf)])
  const stories = (status?.waiting ?? []).filter(({ slug }) => !held.has(slug))
  const texts = (drafts ?? []).filter((text) => !held.has(keyOf(text)))
  const choose = (key: string, isChosen: boolean): void => {
    const next = new Set(chosen)
    if (isChosen) next.add(key)
    else next.delete(key)
    setChosen(next)
  }
  const add = (): void =>
    put.run({
      id: view.release.id,
      version: view.version,
      stories: stories.map(({ slug }) => slug).filter((slug) => chosen.has(slug)),
      texts: texts
        .filter((text) => chosen.has(keyOf(text)))
        .map(({ datasource, name, dimension }) => ({ datasource, name, dimension })),
    })
  const isEmpty = stories.length + texts.length === 0
  return (
    <Panel title={t('release.add')}>
      <FailureNotice error={put.error} />
      <p className={styles.soft}>{isEmpty ? t('release.addNone') : t('release.addHint')}</p>
      {stories.map(({ slug }) => (
        <CheckField
          key={slug}
          label={slug}
          checked={chosen.has(slug)}
          onChange={(isChosen) => choose(slug, isChosen)}
        />
      ))}
      {texts.map((text) => (
        <CheckField
          key={keyOf(text)}
          label={`${text.name} ${text.dimension}: ${text.value}`}
          checked={chosen.has(keyOf(text))}
          onChange={(isChosen) => choose(keyOf(text), isChosen)}
        />
      ))}
      {!isEmpty && (
        <Button icon="plus" isPending={put.pending} isDisabled={chosen.size === 0} onPress={add}>
          {t('release.add')}
        </Button>
      )}
    </Panel>
  )
}
