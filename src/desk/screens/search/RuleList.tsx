/** All search rules in their order, which is moved by drag, buttons or arrow keys (DSR-01). */
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { foldText } from '../../../markets/texts/fold-text.ts'
import type { RuleEntry } from '../../api/search-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { moved } from '../shipping/methods-in.ts'
import { useDragOrder } from '../shipping/use-drag-order.ts'
import { ruleState } from './rule-state.ts'
import styles from './Search.module.css'

/** Long: the list, its filter and how rules are moved. */
export function RuleList() {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { data, error, dataUpdatedAt } = useQuery(operationQuery('search-rule.list'))
  const order = useOperation('search-rule.order', {
    done: t('search.ordered'),
    refreshes: ['search-rule.list', 'search-rule.compare'],
  })
  const all = data?.rules ?? []
  const wanted = foldText(search)
  const rows = all.filter(({ rule }) => foldText(JSON.stringify(rule)).includes(wanted))
  const move = (from: number, to: number): void => {
    const ids = moved(all, from, to).map(({ rule }) => rule.id)
    // Places are those of the whole list.
    if (wanted !== '' || from === to || to < 0 || to >= all.length) return
    order.run({ ids, version: data?.orderVersion })
  }
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    move(index, index + step)
  }
  useDragOrder(list, move)
  return (
    <Panel title={t('search.rules')}>
      <p className={styles.help}>{t('search.rulesHint')}</p>
      <FailureNotice error={error ?? order.error} />
      {all.length > 0 && <Field label={t('search.find')} type="search" value={search} onChange={setSearch} />}
      {!data && !error && <Skeleton />}
      {data && rows.length === 0 && (
        <FullState inside icon="filter" title={all.length === 0 ? t('search.noRules') : t('search.noneFound')}>
          {all.length === 0 ? t('search.noRulesHint') : t('search.noneFoundHint')}
        </FullState>
      )}
      <ol className={styles.rules} ref={list} aria-label={t('search.rules')}>
        {rows.map(({ rule, unknownSkus }, index) => (
          <li key={rule.id} className={styles.rule} draggable={wanted === ''}>
            <button
              type="button"
              data-handle
              className={styles.handle}
              disabled={wanted !== ''}
              aria-label={t('search.move', { name: rule.id, place: index + 1, of: all.length })}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Icon name="menu" />
            </button>
            <RuleWords rule={rule} at={dataUpdatedAt} unknown={unknownSkus.length} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Of a rule for many searches: the others are on its screen. */
const SHOWN_WORDS = 8

type WordsProps = { readonly rule: RuleEntry; readonly at: number; readonly unknown: number }

function RuleWords({ rule, at, unknown }: WordsProps) {
  const t = useTexts()
  const formats = useFormats()
  const state = ruleState(rule, at)
  const all = [...(rule.words ?? []), ...(rule.terms ?? []), ...(rule.collections ?? [])]
  const rest = all.length - SHOWN_WORDS
  const answers = all.slice(0, SHOWN_WORDS).join(', ') + (rest > 0 ? ` +${rest}` : '')
  const places = (rule.storefronts ?? []).map((code) => storefrontName(t, formats, code)).join(', ')
  return (
    <div className={styles.ruleText}>
      <span className={styles.ruleHead}>
        <a className={styles.ruleName} href={hrefOf(`/search/${rule.id}`)}>
          {rule.id}
        </a>
        <Badge tone="info" icon="filter">
          {t(`ruleKind.${rule.kind}`)}
        </Badge>
        {state !== 'active' && <Badge tone="neutral">{t(`ruleState.${state}`)}</Badge>}
        {unknown > 0 && <Badge tone="attention">{t.count('search.unknownSkus', unknown)}</Badge>}
      </span>
      <span className={styles.soft}>{[answers || t('search.always'), places].filter(Boolean).join(' · ')}</span>
    </div>
  )
}
