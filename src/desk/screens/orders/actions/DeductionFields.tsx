/** What is deducted from the refund because units lost value: units, share and the reason that the shopper reads (RET-09). */
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, SelectField } from '../../../ui/Field.tsx'
import styles from './Actions.module.css'
import { MIN_REASON, type TypedDeduction } from './return-deductions.ts'

type Line = { readonly itemId: string; readonly name: string; readonly quantity: number }

type Props = {
  readonly lines: readonly Line[]
  readonly typed: readonly TypedDeduction[]
  readonly onChange: (typed: readonly TypedDeduction[]) => void
}

export function DeductionFields({ lines, typed, onChange }: Props) {
  const t = useTexts()
  const [first] = lines
  if (first === undefined) return null
  const add = (): void =>
    onChange([...typed, { key: crypto.randomUUID(), itemId: first.itemId, quantity: '1', percent: '', reason: '' }])
  return (
    <>
      {typed.map((one) => (
        <DeductionField
          key={one.key}
          lines={lines}
          typed={one}
          onChange={(changed) => onChange(typed.map((other) => (other.key === one.key ? changed : other)))}
          onRemove={() => onChange(typed.filter(({ key }) => key !== one.key))}
        />
      ))}
      <div className={styles.row}>
        <Button icon="plus" onPress={add}>
          {t('deduction.add')}
        </Button>
      </div>
    </>
  )
}

type FieldProps = {
  readonly lines: readonly Line[]
  readonly typed: TypedDeduction
  readonly onChange: (typed: TypedDeduction) => void
  readonly onRemove: () => void
}

function DeductionField({ lines, typed, onChange, onRemove }: FieldProps) {
  const t = useTexts()
  const change = (changed: Partial<TypedDeduction>): void => onChange({ ...typed, ...changed })
  return (
    <fieldset className={styles.preview}>
      <legend className={styles.legend}>{t('deduction.legend')}</legend>
      <SelectField
        label={t('deduction.line')}
        value={typed.itemId}
        options={lines.map(({ itemId, name }) => [itemId, name] as const)}
        onChange={(itemId) => change({ itemId })}
      />
      <div className={styles.pair}>
        <Field
          label={t('deduction.quantity', { max: lines.find(({ itemId }) => itemId === typed.itemId)?.quantity ?? 0 })}
          value={typed.quantity}
          onChange={(quantity) => change({ quantity })}
          inputMode="numeric"
          maxLength={6}
        />
        <Field
          label={t('deduction.percent')}
          value={typed.percent}
          onChange={(percent) => change({ percent })}
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      <Field
        label={t('return.rejectReason')}
        help={t('deduction.reasonHelp', { min: MIN_REASON })}
        value={typed.reason}
        onChange={(reason) => change({ reason })}
        maxLength={300}
      />
      <div className={styles.row}>
        <Button icon="close" onPress={onRemove}>
          {t('deduction.remove')}
        </Button>
      </div>
    </fieldset>
  )
}
