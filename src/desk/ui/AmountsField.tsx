/** An amount per currency: those of the chosen countries, and those that have one already. */
import { PRICE_CURRENCIES } from '../../markets/derived/price-currencies.ts'
import { COUNTRY_CURRENCIES } from '../../markets/derived/country-currencies.ts'
import { readAmount, type TypedNumber } from '../formats/typed-numbers.ts'
import { useFormats } from '../formats/use-formats.ts'
import { NumberCell } from './NumberCell.tsx'
import styles from './AmountsField.module.css'

type Props = {
  readonly label: string
  readonly amounts: Readonly<Record<string, TypedNumber>>
  /** Without any, all countries. */
  readonly markets: readonly string[]
  readonly onChange: (currency: string, amount: TypedNumber) => void
  readonly help?: string
  readonly error?: string | undefined
}

export function AmountsField({ label, amounts, markets, onChange, help, error }: Props) {
  const formats = useFormats()
  const used: ReadonlySet<string> = new Set(markets.map((code) => COUNTRY_CURRENCIES[code] ?? ''))
  const shown = PRICE_CURRENCIES.filter(
    (currency) => markets.length === 0 || used.has(currency) || (amounts[currency] ?? null) !== null,
  )
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.amounts}>
        {shown.map((currency) => (
          <label key={currency} className={styles.amount}>
            <span>{currency}</span>
            <NumberCell
              label={`${label}, ${currency}`}
              value={amounts[currency] ?? null}
              read={(text) => readAmount(text, currency)}
              write={(amount) => formats.typedAmount(amount, currency)}
              onChange={(amount) => onChange(currency, amount)}
              isReadOnly={false}
            />
          </label>
        ))}
      </div>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
