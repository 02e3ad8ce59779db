/** Prices in the other currencies, converted from euro: proposed, looked at, and only then taken (DGO-06). */
import { useState } from 'react'
import { isCurrencyCode } from '../../../markets/prices/currencies.ts'
import { PRICE_ENDINGS, proposePrice, type PriceEnding } from '../../../markets/prices/propose-price.ts'
import type { Price } from '../../../markets/prices/price-for-market.ts'
import type { PriceCurrency } from '../../../markets/types.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import styles from './Prices.module.css'
import type { PriceFormState } from './use-price-form.ts'

type Props = {
  readonly form: PriceFormState
  readonly euro: Price
  readonly rates: Readonly<Record<string, number>>
  readonly onClose: () => void
}

/** Long: the table of proposals and the form that takes them. */
export function FromEuroDialog({ form, euro, rates, onClose }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const [ending, setEnding] = useState<PriceEnding>('95')
  const [left, setLeft] = useState<ReadonlySet<PriceCurrency>>(new Set())
  const proposals = form.lines.flatMap(({ line, read }) => {
    const { currency } = line
    if (currency === 'EUR' || rates[currency] === undefined || !isCurrencyCode(currency)) return []
    const before = read.kind === 'price' ? read.price : line.price
    return [{ currency, before, after: proposePrice(euro, currency, rates, ending) }]
  })
  const taken = proposals.filter(({ currency }) => !left.has(currency))
  const toggle = (currency: PriceCurrency): void => {
    const next = new Set(left)
    if (!next.delete(currency)) next.add(currency)
    setLeft(next)
  }
  const take = (): void => {
    for (const { currency, after } of taken) {
      form.type(currency, {
        original: formats.typedAmount(after.original, currency),
        final: formats.typedAmount(after.final, currency),
      })
    }
    onClose()
  }
  const textOf = ({ original, final }: Price, currency: string): string =>
    original > final
      ? `${formats.typedAmount(final, currency)} (${formats.typedAmount(original, currency)})`
      : formats.typedAmount(final, currency)
  return (
    <Dialog title={t('prices.fromEuro')} onClose={onClose}>
      <p>{t('prices.fromEuroHint', { price: formats.amount(euro.final, 'EUR') })}</p>
      <SelectField
        label={t('prices.ending')}
        value={ending}
        options={PRICE_ENDINGS.map((one) => [one, t(`prices.ending.${one}`)] as const)}
        onChange={setEnding}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('product.currency')}</th>
            <th scope="col">{t('prices.before')}</th>
            <th scope="col">{t('prices.proposal')}</th>
          </tr>
        </thead>
        <tbody>
          {proposals.map(({ currency, before, after }) => (
            <tr key={currency}>
              <th scope="row">
                <label className={styles.pick}>
                  <input type="checkbox" checked={!left.has(currency)} onChange={() => toggle(currency)} />
                  {currency}
                </label>
              </th>
              <td className={styles.number}>{before ? textOf(before, currency) : '–'}</td>
              <td className={styles.number}>
                <strong>{textOf(after, currency)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FocusedForm
        focus="[type=submit]"
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" type="submit" isDisabled={taken.length === 0}>
            {t.count('prices.take', taken.length)}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
