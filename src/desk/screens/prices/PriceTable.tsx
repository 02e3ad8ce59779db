/** One line per currency: original price, price, the lowest of thirty days, and what pages will show. */
import { useEffect, useRef } from 'react'
import type { PriceCurrency } from '../../../markets/types.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { locationStore } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { outlookOf, type LineOutlook, type PriceLine, type ReadPrice, type TypedPrice } from './price-form.ts'
import styles from './Prices.module.css'
import type { PriceFormState } from './use-price-form.ts'

type Props = { readonly form: PriceFormState; readonly now: number }

const PARTS = ['original', 'final'] as const

/** With this in its address the screen begins in the first price. */
const EDIT = 'edit'

export function PriceTable({ form, now }: Props) {
  const t = useTexts()
  const table = useRef<HTMLTableElement>(null)
  const { search } = useDeskStore(locationStore)
  const begins = new URLSearchParams(search).has(EDIT)
  useEffect(() => {
    if (begins) table.current?.querySelector<HTMLInputElement>('[data-first]')?.select()
  }, [begins])
  const moment = form.times.ok ? (form.times.times.since ?? now) : now
  return (
    <div className={styles.scroll}>
      <table className={styles.table} ref={table} aria-label={t('product.prices')}>
        <thead>
          <tr>
            <th scope="col">{t('product.currency')}</th>
            <th scope="col">{t('product.original')}</th>
            <th scope="col">{t('product.final')}</th>
            <th scope="col">{t('prices.lowest')}</th>
            <th scope="col">{t('prices.shown')}</th>
          </tr>
        </thead>
        <tbody>
          {form.lines.map(({ line, typed, read }) => (
            <PriceRow
              key={line.currency}
              line={line}
              typed={typed}
              read={read}
              moment={moment}
              isReadOnly={!form.mayWrite}
              onType={(price) => form.type(line.currency, price)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = {
  readonly line: PriceLine
  readonly typed: TypedPrice
  readonly read: ReadPrice
  readonly moment: number
  readonly isReadOnly: boolean
  readonly onType: (price: TypedPrice) => void
}

function PriceRow({ line, typed, read, moment, isReadOnly, onType }: RowProps) {
  const t = useTexts()
  const formats = useFormats()
  const { currency } = line
  const outlook = outlookOf(line, read.kind === 'price' ? read.price : line.price, moment)
  const problem = read.kind === 'wrong' ? read : undefined
  return (
    <tr data-changed={read.kind === 'price' ? '' : undefined}>
      <th scope="row" title={formats.currency(currency)}>
        {currency}
      </th>
      {PARTS.map((part) => {
        const amount = line.price?.[part]
        const written = amount === undefined ? '' : formats.typedAmount(amount, currency)
        return (
          <td key={part} className={styles.amount}>
            {isReadOnly ? (
              <span className={styles.fixed}>{written === '' ? '–' : written}</span>
            ) : (
              <input
                className={styles.input}
                aria-label={`${t(`product.${part}`)}, ${currency}`}
                aria-invalid={problem?.part === part}
                aria-describedby={problem?.part === part ? `${currency}-problem` : undefined}
                data-first={part === 'final' && currency === FIRST ? '' : undefined}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                placeholder={line.isMixed ? t('prices.mixed') : undefined}
                value={typed[part] ?? written}
                onChange={({ target }) => onType({ [part]: target.value })}
                onFocus={({ target }) => target.select()}
              />
            )}
          </td>
        )
      })}
      <td className={styles.number}>{lowestText(outlook, currency, formats, t)}</td>
      <td>
        {problem ? (
          <span className={styles.wrong} id={`${currency}-problem`}>
            {t(`prices.problem.${problem.problem}`)}
          </span>
        ) : (
          <Outlook
            outlook={outlook}
            price={read.kind === 'price' ? read.price.final : line.price?.final}
            currency={currency}
          />
        )}
      </td>
    </tr>
  )
}

const FIRST: PriceCurrency = 'EUR'

function lowestText(
  { lowest }: LineOutlook,
  currency: string,
  formats: ReturnType<typeof useFormats>,
  t: ReturnType<typeof useTexts>,
): string {
  if (lowest === 'mixed') return t('prices.mixed')
  return lowest === undefined ? '–' : formats.amount(lowest, currency)
}

type OutlookProps = { readonly outlook: LineOutlook; readonly price: number | undefined; readonly currency: string }

/** As shoppers see it: the struck price and the percentage, or why there is none. */
function Outlook({ outlook: { announcement }, price, currency }: OutlookProps) {
  const t = useTexts()
  const formats = useFormats()
  if (announcement === undefined || price === undefined) return <span className={styles.soft}>–</span>
  if (announcement === 'mixed') return <span className={styles.soft}>{t('prices.mixed')}</span>
  if (announcement.kind === 'none') {
    return (
      <span className={styles.soft}>
        {announcement.reason === 'regular'
          ? t('prices.regular')
          : `${t('prices.noReduction')} ${t(`prices.reason.${announcement.reason}`)}`}
      </span>
    )
  }
  return (
    <span className={styles.shown}>
      <s>
        <span className={styles.unseen}>{t('prices.struck')} </span>
        {formats.amount(announcement.struck, currency)}
      </s>
      <strong>{formats.amount(price, currency)}</strong>
      {announcement.percent > 0 && <span className={styles.percent}>−{announcement.percent} %</span>}
    </span>
  )
}
