/** In which condition the units of a line came back. */
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './Actions.module.css'

export type ConditionCounts = Readonly<Record<'restock' | 'damaged' | 'missing', number>>

export const NO_UNITS: ConditionCounts = { restock: 0, damaged: 0, missing: 0 }

type Props = {
  readonly name: string
  readonly quantity: number
  readonly counts: ConditionCounts
  readonly onChange: (counts: ConditionCounts) => void
}

/** What is not damaged or missing is for sale again. */
export function ReturnConditions({ name, quantity, counts, onChange }: Props) {
  const t = useTexts()
  const set = (condition: 'damaged' | 'missing', typed: string): void => {
    const others = condition === 'damaged' ? counts.missing : counts.damaged
    const value = Math.min(Math.max(Math.trunc(Number(typed)) || 0, 0), quantity - others)
    const next = { ...counts, [condition]: value }
    onChange({ ...next, restock: quantity - next.damaged - next.missing })
  }
  return (
    <fieldset className={styles.unit}>
      <legend className={styles.legend}>{name}</legend>
      <span className={styles.count}>
        {t('condition.restock')} <strong>{counts.restock}</strong>
      </span>
      {(['damaged', 'missing'] as const).map((condition) => (
        <label key={condition} className={styles.count}>
          {t(`condition.${condition}`)}
          <input
            type="number"
            aria-label={t('condition.of', { condition: t(`condition.${condition}`), name })}
            min={0}
            max={quantity}
            value={counts[condition]}
            onChange={({ target }) => set(condition, target.value)}
          />
        </label>
      ))}
    </fieldset>
  )
}
