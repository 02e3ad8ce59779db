/** The first results before and after the rule; pins are set and ordered in the list itself (DSR-02, DSR-03). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STOREFRONT_CODES } from '../../../markets/storefronts/codes.ts'
import type { ComparedTermView } from '../../api/search-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { useSettled } from '../../ui/use-later.ts'
import { comparedTerms, type RuleForm } from './rule-form.ts'
import { ResultList } from './ResultList.tsx'
import styles from './Search.module.css'

type Props = {
  readonly form: RuleForm
  /** Undefined while it is incomplete: the results are shown as they are. */
  readonly rule: object | undefined
  readonly onPins: (skus: readonly string[]) => void
}

export function Comparison({ form, rule, onPins }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const first = STOREFRONT_CODES.find((code) => form.storefronts.includes(code))
  const [chosen, setChosen] = useState<(typeof STOREFRONT_CODES)[number]>()
  const [typed, setTyped] = useState<string>()
  const storefront = chosen ?? first ?? 'uk'
  const own = comparedTerms(form)
  const term = typed ?? own[0] ?? ''
  const collections = form.terms.length === 0 && typed === undefined ? form.collections.slice(0, 1) : []
  const wanted = {
    ...(rule && { rule }),
    storefronts: [storefront],
    terms: term === '' ? [] : [term],
    collections,
  }
  const isEnabled = term !== '' || collections.length > 0
  const isSettled = useSettled(wanted)
  const { data, error } = useQuery({
    ...operationQuery('search-rule.compare', wanted),
    enabled: isEnabled && isSettled,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('compare.storefront')}
          value={storefront}
          options={STOREFRONT_CODES.map((code) => [code, storefrontName(t, formats, code)] as const)}
          onChange={setChosen}
        />
        <Field label={t('compare.term')} value={term} onChange={setTyped} />
      </div>
      {!isEnabled && <p className={styles.help}>{t('compare.none')}</p>}
      <FailureNotice error={error} />
      {data?.searches.map((search) => (
        <Compared key={`${search.storefront} ${search.term}`} search={search} form={form} onPins={onPins} />
      ))}
    </>
  )
}

type ComparedProps = { readonly search: ComparedTermView; readonly form: RuleForm; readonly onPins: Props['onPins'] }

function Compared({ search, form, onPins }: ComparedProps) {
  const t = useTexts()
  const { before, after, products, pinProblems } = search
  const isEmpty = products.length === 0
  return (
    <div className={styles.compared}>
      <output className={styles.counts}>
        <span>{t('compare.counts', { before: before.count, after: after.count })}</span>
        {after.redirect !== null && (
          <Badge tone="info" icon="right">
            {t('compare.redirect', { target: after.redirect })}
          </Badge>
        )}
      </output>
      {pinProblems.length > 0 && (
        <ul className={styles.problems}>
          {pinProblems.map(({ sku, name, problem }) => (
            <li key={sku} className={styles.problem}>
              <Badge tone="attention">{t.maybe('pinProblem', problem)}</Badge>
              <span>
                {name} <code>{sku}</code>
              </span>
            </li>
          ))}
        </ul>
      )}
      {isEmpty ? (
        <p className={styles.help}>{t('compare.empty')}</p>
      ) : (
        <ResultList products={products} pins={form.kind === 'pin' ? form.skus : undefined} onPins={onPins} />
      )}
    </div>
  )
}
