/** All discounts: what each does, whether it counts now, and how often it was used (DSH-01). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foldText } from '../../../markets/texts/fold-text.ts'
import type { DiscountEntry } from '../../api/discount-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { discountSentence } from './discount-sentence.ts'
import { DISCOUNT_STATES, discountState, type DiscountState } from './discount-state.ts'
import { DiscountBadge } from './DiscountBadge.tsx'
import styles from './Discounts.module.css'

type Shown = 'current' | 'all' | DiscountState

/** What is over is rarely looked for. */
const isShown = (state: DiscountState, shown: Shown): boolean =>
  shown === 'all' || (shown === 'current' ? state !== 'over' && state !== 'stopped' : state === shown)

export function DiscountsScreen() {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('current')
  const { data, error, dataUpdatedAt } = useQuery(operationQuery('discount.list'))
  const wanted = foldText(search)
  const rows = (data ?? [])
    .map((discount) => ({ discount, state: discountState(discount, dataUpdatedAt) }))
    .filter(({ state }) => isShown(state, shown))
    .filter(({ discount: { id, name, code = '' } }) => foldText(`${id} ${name} ${code}`).includes(wanted))
    .toSorted((a, b) => (a.discount.createdAt < b.discount.createdAt ? 1 : -1))
  const create = (
    <ButtonLink to="/discounts/+new" look="primary">
      {t('discounts.new')}
    </ButtonLink>
  )
  return (
    <ScreenFrame title={t('nav.discounts')} hint={t('discounts.hint')} actions={create}>
      <FailureNotice error={error} />
      <div className={styles.filters}>
        <Field label={t('discounts.search')} type="search" value={search} onChange={setSearch} />
        <SelectField
          label={t('discounts.shown')}
          value={shown}
          options={(['current', ...DISCOUNT_STATES, 'all'] as const).map(
            (one) =>
              [one, one === 'current' || one === 'all' ? t(`discounts.${one}`) : t(`discountState.${one}`)] as const,
          )}
          onChange={setShown}
        />
      </div>
      {!data && !error && <Skeleton />}
      {data && rows.length === 0 && (
        <FullState inside icon="discounts" title={data.length === 0 ? t('discounts.empty') : t('discounts.none')}>
          {data.length === 0 ? t('discounts.emptyHint') : t('discounts.noneHint')}
        </FullState>
      )}
      <ul className={styles.list}>
        {rows.map(({ discount, state }) => (
          <DiscountCard key={discount.id} discount={discount} state={state} />
        ))}
      </ul>
    </ScreenFrame>
  )
}

function DiscountCard({ discount, state }: { readonly discount: DiscountEntry; readonly state: DiscountState }) {
  const t = useTexts()
  const formats = useFormats()
  const { id, name, code, uses, limit } = discount
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <a className={styles.name} href={hrefOf(`/discounts/${id}`)}>
          {name}
        </a>
        {code !== undefined && <code className={styles.code}>{code}</code>}
      </div>
      <div className={styles.state}>
        <DiscountBadge state={state} />
        <span className={styles.soft}>
          {limit === null ? t.count('discount.uses', uses) : t('discount.usesOf', { uses, limit })}
        </span>
      </div>
      <p className={styles.sentence}>{discountSentence(discount, limit ?? undefined, { t, formats })}</p>
    </li>
  )
}
