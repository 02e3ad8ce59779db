/** The card of a test payment. Real cards are typed into the provider's own fields, which this page cannot read. */
import type { ChangeEvent } from 'react'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { FormField } from '../address-view/FormField.tsx'
import {
  codeLengthOf,
  hasCode,
  writeCode,
  writeExpiry,
  writeNumber,
  type CardInput,
  type CardMember,
  type CardInputProblem,
} from './card-input.ts'
import styles from './CardForm.module.css'

type Props = {
  readonly card: CardInput
  readonly problems: readonly CardInputProblem[]
  readonly onChange: (card: CardInput) => void
  /** The shopper has gone on to something else. */
  readonly onLeave: (member: CardMember) => void
}

export const cardFieldId = (member: CardMember): string => `card-${member}`

export function CardForm({ card, problems, onChange, onLeave }: Props) {
  const texts = useTexts()
  const labels = {
    number: texts.cardNumber,
    expiry: texts.cardExpiry,
    code: texts.cardCode,
    holder: texts.cardHolder,
  }
  const odd = {
    number: texts.cardNumberOdd,
    expiry: texts.cardExpiryOdd,
    code: fill(texts.cardCodeOdd, { count: codeLengthOf(card.number) ?? 0 }),
    holder: '',
  }
  const errorOf = (member: CardMember): string | undefined => {
    const problem = problems.find((other) => other.member === member)
    if (problem === undefined) return undefined
    if (problem.kind === 'real') return texts.cardNotForTests
    return problem.kind === 'missing' ? fill(texts.fieldMissing, { field: labels[member] }) : odd[member]
  }
  const field = (member: CardMember, write: (typed: string) => string) => ({
    id: cardFieldId(member),
    label: labels[member],
    value: card[member],
    error: errorOf(member),
    required: true,
    onBlur: () => onLeave(member),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ ...card, [member]: write(target.value) }),
  })
  return (
    <div className={styles.card}>
      <FormField
        {...field('number', writeNumber)}
        autoComplete="off"
        inputMode="numeric"
        placeholder="4111 1111 1111 1111"
      />
      <div className={styles.pair}>
        <FormField
          {...field('expiry', (typed) => writeExpiry(typed, card.expiry))}
          autoComplete="off"
          inputMode="numeric"
          placeholder="03/30"
          hint={texts.cardExpiryHint}
        />
        {hasCode(card.number) && (
          <FormField
            {...field('code', writeCode)}
            autoComplete="off"
            inputMode="numeric"
            placeholder="737"
            hint={texts.cardCodeHint}
          />
        )}
      </div>
      <FormField {...field('holder', (typed) => typed)} autoComplete="off" />
    </div>
  )
}
