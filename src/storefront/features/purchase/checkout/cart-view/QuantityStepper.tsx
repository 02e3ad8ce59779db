/** The quantity of a line. Each press is shown immediately; the service receives the last value only, one call at a time. */
import { useEffect, useState } from 'react'
import { QUANTITY_LIMIT } from '../../../../../markets/carts/quantity-limit.ts'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { lastValueSender } from '../last-value-sender.ts'
import styles from './QuantityStepper.module.css'

type Props = {
  readonly name: string
  readonly quantity: number
  /** The line is about to go: whatever was wished for it is wished for no more. */
  readonly isLeaving: boolean
  /** Must not reject. */
  readonly onChange: (quantity: number) => Promise<void>
  /** Whether a wish has still to be answered. */
  readonly onWaiting: (isWaiting: boolean) => void
}

/** As long as people take between two presses. */
const PAUSE_MS = 400

/** Long: markup and keyboard handling of one control. */
export function QuantityStepper({ name, quantity, isLeaving, onChange, onWaiting }: Props) {
  const texts = useTexts()
  const [wanted, setWanted] = useState<number>()
  /** The raw input while the shopper types, possibly invalid. */
  const [typed, setTyped] = useState<string>()
  const [sender] = useState(() =>
    lastValueSender<() => Promise<void>>({
      send: (wish) => wish(),
      delayMs: PAUSE_MS,
      onSettled: () => {
        setWanted(undefined)
        onWaiting(false)
      },
    }),
  )
  // Who goes on to the next view has decided.
  useEffect(() => () => sender.sendNow(), [sender])
  useEffect(() => {
    if (isLeaving) sender.cancel()
  }, [isLeaving, sender])

  const shown = wanted ?? quantity
  const want = (value: number) => {
    setWanted(value)
    onWaiting(true)
    sender.want(() => onChange(value))
  }
  const type = (text: string) => {
    setTyped(text)
    const value = quantityOf(text)
    if (value !== undefined && value !== shown) want(value)
  }
  const step = (by: number) => {
    setTyped(undefined)
    want(shown + by)
  }
  return (
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={fill(texts.oneLess, { name })}
        disabled={isLeaving || shown <= 1}
        onClick={() => step(-1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        aria-label={fill(texts.quantityOf, { name })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        readOnly={isLeaving}
        value={typed ?? String(shown)}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          setTyped(undefined)
          sender.sendNow()
        }}
      />
      <button
        type="button"
        aria-label={fill(texts.oneMore, { name })}
        disabled={isLeaving || shown >= QUANTITY_LIMIT}
        onClick={() => step(1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </span>
  )
}

/** Undefined while it is no quantity yet. None at all is no wish either: there is a button for that. */
function quantityOf(text: string): number | undefined {
  const value = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return value >= 1 && value <= QUANTITY_LIMIT ? value : undefined
}
