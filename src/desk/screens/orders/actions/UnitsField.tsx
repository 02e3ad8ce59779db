/** Chooses units of the lines of an order: a tick takes all of a line, a number some of them. */
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './Actions.module.css'
import type { ChoosableLine, ChosenUnits } from './chosen-units.ts'

type Props = {
  readonly legend: string
  readonly lines: readonly ChoosableLine[]
  readonly chosen: ChosenUnits
  readonly onChange: (chosen: ChosenUnits) => void
  /** Beside each line, an amount for instance. */
  readonly note?: (line: ChoosableLine) => string
}

export function UnitsField({ legend, lines, chosen, onChange, note }: Props) {
  const t = useTexts()
  return (
    <fieldset className={styles.units}>
      <legend className={styles.legend}>{legend}</legend>
      {lines.map((line) => {
        const { itemId, label, sku, max } = line
        const quantity = chosen[itemId] ?? 0
        const set = (value: number): void => onChange({ ...chosen, [itemId]: Math.min(Math.max(value, 0), max) })
        return (
          <div key={itemId} className={styles.unit}>
            <label className={styles.line}>
              <input
                type="checkbox"
                checked={quantity > 0}
                disabled={max === 0}
                onChange={({ target }) => set(target.checked ? max : 0)}
              />
              <span>
                {label}
                <code>{sku}</code>
              </span>
            </label>
            {note && <span className={styles.note}>{note(line)}</span>}
            {max > 1 && (
              <span className={styles.count}>
                <input
                  type="number"
                  aria-label={t('action.unitsOf', { name: label })}
                  min={0}
                  max={max}
                  value={quantity}
                  onChange={({ target }) => set(Math.trunc(Number(target.value)) || 0)}
                />
                {t('action.ofMax', { max })}
              </span>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
