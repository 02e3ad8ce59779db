/** A code for something off. It hides behind a line: an open field sends people hunting. */
import { useId, useState, type SubmitEvent } from 'react'
import type { Cart } from '../../../../../contracts/commerce/to-cart.ts'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { callCart } from '../../cart/index.ts'
import type { MarketView } from '../../../visitor/markets/index.ts'
import { cartTrouble } from '../cart-trouble.ts'
import styles from './DiscountCode.module.css'

type Props = { readonly cart: Cart; readonly market: MarketView; readonly onTrouble: (trouble: string) => void }

/** Long: markup of one form with its states. */
export function DiscountCode({ cart: { discountCode: applied }, market, onTrouble }: Props) {
  const texts = useTexts()
  const id = useId()
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [isAsking, setAsking] = useState(false)

  const apply = async () => {
    setAsking(true)
    setTrouble(undefined)
    try {
      await callCart(market, (carts) => carts.applyDiscountCode(code))
      setCode('')
    } catch (error) {
      setTrouble(isUnknownCode(error) ? texts.codeNotFound : cartTrouble(error, texts))
    }
    setAsking(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isAsking && code.trim() !== '') void apply()
  }
  const remove = () =>
    void callCart(market, (carts) => carts.removeDiscountCode()).catch((error: unknown) =>
      onTrouble(cartTrouble(error, texts)),
    )

  if (applied !== undefined) {
    return (
      <p className={styles.applied}>
        <output>{fill(texts.codeApplied, { code: applied })}</output>
        <button type="button" aria-label={fill(texts.removeCode, { code: applied })} onClick={remove}>
          {texts.remove}
        </button>
      </p>
    )
  }
  return (
    <details className={styles.code}>
      <summary>{texts.haveCode}</summary>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id}>{texts.discountCode}</label>
        <input
          id={id}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={code}
          aria-invalid={trouble !== undefined}
          aria-describedby={`${id}-trouble`}
          onChange={({ target }) => {
            setCode(target.value)
            setTrouble(undefined)
          }}
        />
        <button type="submit" aria-disabled={isAsking}>
          {texts.applyCode}
        </button>
        <p id={`${id}-trouble`} className={styles.trouble} role="alert">
          {trouble}
        </p>
      </form>
    </details>
  )
}

/** DSC-03 */
const isUnknownCode = (error: unknown): boolean => error instanceof Error && error.message === 'No discount code found'
