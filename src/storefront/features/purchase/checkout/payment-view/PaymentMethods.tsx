/** The ways to pay here, one of them open. What has to be typed is typed below its name. */
import { useState } from 'react'
import type { PaymentMethod } from '../../../../../contracts/payment-provider/payment-provider.ts'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { problemsInCard, type CardInput, type CardMember } from './card-input.ts'
import { CardForm } from './CardForm.tsx'
import { isTyped } from './offered-methods.ts'
import styles from './PaymentMethods.module.css'

type Props = {
  readonly methods: readonly PaymentMethod[]
  readonly chosen: string
  readonly onChoose: (type: string) => void
  readonly card: CardInput
  readonly onCard: (card: CardInput) => void
  /** Whether the button was pressed: then every missing field is shown, not only those that were left. */
  readonly isSent: boolean
}

export function PaymentMethods({ methods, chosen, onChoose, card, onCard, isSent }: Props) {
  const texts = useTexts()
  const [left, setLeft] = useState<ReadonlySet<CardMember>>(new Set())
  const [today] = useState(() => new Date())
  const problems = problemsInCard(card, today).filter(
    ({ member, kind }) => isSent || (left.has(member) && kind === 'odd'),
  )
  const isMissing = isSent && chosen === ''
  return (
    <fieldset className={styles.methods} aria-describedby={isMissing ? 'method-missing' : undefined}>
      <legend>{texts.howToPay}</legend>
      {isMissing && (
        <p className={styles.missing} id="method-missing">
          {texts.chooseMethod}
        </p>
      )}
      {methods.map(({ type, name, brands = [] }) => (
        <div key={type} className={styles.method}>
          <label className={styles.name}>
            <input
              type="radio"
              name="payment-method"
              value={type}
              checked={type === chosen}
              onChange={() => onChoose(type)}
            />
            <span>{name}</span>
            {brands.length > 0 && <span className={styles.brands}>{brandNames(brands)}</span>}
          </label>
          {type === chosen && (
            <div className={styles.inside}>
              {isTyped(type) ? (
                <CardForm
                  card={card}
                  problems={problems}
                  onChange={onCard}
                  onLeave={(member) => setLeft(new Set([...left, member]))}
                />
              ) : (
                <p>{fill(texts.methodLeaves, { name })}</p>
              )}
            </div>
          )}
        </div>
      ))}
    </fieldset>
  )
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'Amex',
  maestro: 'Maestro',
  discover: 'Discover',
  diners: 'Diners',
  cartebancaire: 'CB',
  bcmc: 'Bancontact',
}

const brandNames = (brands: readonly string[]): string => brands.map((brand) => BRANDS[brand] ?? brand).join(' · ')
