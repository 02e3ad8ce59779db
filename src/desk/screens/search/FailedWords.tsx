/** Words without results: how often, where, and what can be done about each (DSR-04). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FailedWordView } from '../../api/search-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Search.module.css'

const DAYS = 28
const FIRST_WORDS = 10

export function FailedWords() {
  const t = useTexts()
  const [isWhole, setWhole] = useState(false)
  const { data, error } = useQuery(operationQuery('search-word.failed', { days: DAYS }))
  const words = data?.words ?? []
  const shown = isWhole ? words : words.slice(0, FIRST_WORDS)
  return (
    <Panel title={t('search.failed')}>
      <p className={styles.help}>{t('search.failedHint', { days: DAYS })}</p>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && words.length === 0 && (
        <FullState inside icon="search" title={t('search.noFailed')}>
          {t('search.noFailedHint')}
        </FullState>
      )}
      <ul className={styles.words} aria-label={t('search.failed')}>
        {shown.map((word) => (
          <Word key={`${word.storefront} ${word.term}`} word={word} />
        ))}
      </ul>
      {shown.length < words.length && (
        <Button look="quiet" onPress={() => setWhole(true)}>
          {t.count('search.moreWords', words.length - shown.length)}
        </Button>
      )}
    </Panel>
  )
}

const ACTIONS = ['synonym', 'redirect', 'pin'] as const

function Word({ word }: { readonly word: FailedWordView }) {
  const t = useTexts()
  const formats = useFormats()
  const { term, storefront, language, count, lastDay } = word
  const handle = useOperation('search-word.handle', {
    done: t('search.handled', { term }),
    refreshes: ['search-word.failed'],
  })
  const query = new URLSearchParams({ term, storefront, language }).toString()
  return (
    <li className={styles.word}>
      <div className={styles.wordText}>
        <strong className={styles.term}>{term}</strong>
        <span className={styles.soft}>
          {t.count('search.failedTimes', count)} · {storefrontName(t, formats, storefront)} ·{' '}
          {formats.language(language)} · {formats.day(lastDay)}
        </span>
        <FailureNotice error={handle.error} />
      </div>
      <div className={styles.wordActions}>
        {ACTIONS.map((kind) => (
          <ButtonLink
            key={kind}
            to={`/search/+new?kind=${kind}&${query}`}
            label={t('search.actionFor', { action: t(`ruleKind.${kind}`), term })}
          >
            {t(`ruleKind.${kind}`)}
          </ButtonLink>
        ))}
        <ButtonLink to="/products" label={t('search.actionFor', { action: t('search.keyword'), term })}>
          {t('search.keyword')}
        </ButtonLink>
        <Button
          look="quiet"
          icon="check"
          aria-label={t('search.actionFor', { action: t('search.handle'), term })}
          isPending={handle.pending}
          onPress={() => handle.run({ storefront, term })}
        >
          {t('search.handle')}
        </Button>
      </div>
    </li>
  )
}
