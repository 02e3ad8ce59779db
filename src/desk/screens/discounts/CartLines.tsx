/** The lines of the test cart: found by SKU, barcode or name. */
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { operationQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import field from '../../ui/Field.module.css'
import { useLater } from '../../ui/use-later.ts'
import styles from './Discounts.module.css'

export type TrialLine = { readonly sku: string; readonly quantity: number }

type Props = { readonly lines: readonly TrialLine[]; readonly onChange: (lines: readonly TrialLine[]) => void }

const MAX_QUANTITY = 10_000

/** Long: the lines, and the field that adds one. */
export function CartLines({ lines, onChange }: Props) {
  const t = useTexts()
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = useLater(typed.trim())
  const { data } = useQuery({ ...operationQuery('search.find', { text: wanted }), enabled: wanted.length > 1 })
  const found = data?.variants ?? []
  const add = (): void => {
    const text = typed.trim()
    const sku = found.find((one) => one.sku === text || one.barcode === text)?.sku ?? found[0]?.sku ?? text
    if (sku === '') return
    setTyped('')
    if (!lines.some((line) => line.sku === sku)) onChange([...lines, { sku, quantity: 1 }])
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.lines}>
      {lines.map(({ sku, quantity }) => (
        <div key={sku} className={styles.line}>
          <code>{sku}</code>
          <input
            type="number"
            className={field.input}
            aria-label={t('testCart.quantityOf', { sku })}
            min={1}
            max={MAX_QUANTITY}
            value={quantity}
            onChange={({ target }) => {
              const next = Math.min(Math.max(Math.trunc(Number(target.value)) || 1, 1), MAX_QUANTITY)
              onChange(lines.map((line) => (line.sku === sku ? { sku, quantity: next } : line)))
            }}
          />
          <IconButton
            icon="close"
            label={t('testCart.removeLine', { sku })}
            onPress={() => onChange(lines.filter((line) => line.sku !== sku))}
          />
        </div>
      ))}
      <div className={styles.addLine}>
        <label className={field.label} htmlFor={id}>
          {t('testCart.add')}
        </label>
        <input
          id={id}
          className={field.input}
          value={typed}
          list={`${id}-found`}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onPress={add}>{t('testCart.addButton')}</Button>
      </div>
      <datalist id={`${id}-found`}>
        {found.map(({ sku, size }) => (
          <option key={sku} value={sku}>
            {size}
          </option>
        ))}
      </datalist>
    </div>
  )
}
