/** The quantity of a line. Each press is shown immediately; the service receives the last value only, one call at a time. */
import { useEffect, useId, useRef, useState } from 'react'
import { QUANTITY_LIMIT } from '../../../../../markets/carts/quantity-limit.ts'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { lastValueSender } from '../last-value-sender.ts'
import styles from './QuantityStepper.module.css'

type Props = {
  readonly name: string
  /** Of numbers. */
  readonly locale: string
  readonly quantity: number
  /** The line is about to go: whatever was wished for it is wished for no more. */
  readonly isLeaving: boolean
  /** Must not reject. */
  readonly onChange: (wish: QuantityWish) => Promise<void>
  /** Whether a wish has still to be answered. */
  readonly onWaiting: (isWaiting: boolean) => void
}

/** Presses are relative: another tab may have changed the line meanwhile (SHX-04). A typed number is the new total. */
export type QuantityWish = { readonly by: number } | { readonly to: number }

/** As long as people take between two presses. */
const PAUSE_MS = 400

/** Long: markup and keyboard handling of one control. */
export function QuantityStepper({ name, locale, quantity, isLeaving, onChange, onWaiting }: Props) {
  const texts = useTexts()
  const [wanted, setWanted] = useState<number>()
  /** The raw input while the shopper types, possibly invalid. */
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  /** The wish that was not sent yet. Presses add to it; those after a call has begun are relative to its outcome. */
  const unsent = useRef<QuantityWish>(undefined)
  const noteId = useId()
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
    if (!isLeaving) return
    unsent.current = undefined
    sender.cancel()
  }, [isLeaving, sender])

  const shown = wanted ?? quantity
  const want = (value: number, wish: QuantityWish) => {
    setWanted(value)
    onWaiting(true)
    unsent.current = wish
    sender.want(() => {
      unsent.current = undefined
      return onChange(wish)
    })
  }
  const type = (text: string) => {
    setTyped(text)
    setRefused(false)
    const value = quantityOf(text)
    if (value !== undefined && value !== shown) want(value, { to: value })
  }
  const step = (by: number) => {
    setTyped(undefined)
    setRefused(false)
    want(shown + by, stepped(unsent.current, by))
  }
  const leave = () => {
    const isWrong = typed !== undefined && quantityOf(typed) === undefined
    setRefused(isWrong)
    // A refused value stays, beside the reason.
    if (!isWrong) setTyped(undefined)
    sender.sendNow()
  }
  return (
    <span className={styles.field}>
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
          maxLength={9}
          aria-invalid={isRefused}
          aria-describedby={noteId}
          readOnly={isLeaving}
          value={typed ?? String(shown)}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={leave}
          onKeyDown={({ key }) => {
            if (key === 'Enter') leave()
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
      <span id={noteId} className={styles.note} role="alert">
        {isRefused && fill(texts.quantityRange, { most: QUANTITY_LIMIT.toLocaleString(locale) })}
      </span>
    </span>
  )
}

function stepped(unsent: QuantityWish | undefined, by: number): QuantityWish {
  if (!unsent) return { by }
  return 'to' in unsent ? { to: unsent.to + by } : { by: unsent.by + by }
}

/** Undefined while it is no quantity yet. None at all is no wish either: there is a button for that. */
function quantityOf(text: string): number | undefined {
  const value = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return value >= 1 && value <= QUANTITY_LIMIT ? value : undefined
}
