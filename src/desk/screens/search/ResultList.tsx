/** Results in their order after the change, with what became of each; pinned ones can be moved. */
import { type KeyboardEvent, useRef } from 'react'
import type { ComparedProduct } from '../../api/search-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { moved } from '../shipping/methods-in.ts'
import { useDragOrder } from '../shipping/use-drag-order.ts'
import styles from './Search.module.css'

type Props = {
  readonly products: readonly ComparedProduct[]
  /** In their order; undefined where the rule pins nothing. */
  readonly pins: readonly string[] | undefined
  readonly onPins: (skus: readonly string[]) => void
}

/** Long: the list and two ways to move its items. */
export function ResultList({ products, pins: given, onPins }: Props) {
  const t = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const isPinning = given !== undefined
  const pins = given ?? []
  /** A product that is dragged among the pins is one of them from then on. */
  const move = (from: number, to: number): void => {
    const sku = products[from]?.sku
    if (sku === undefined || from === to || to < 0) return
    const place = pins.indexOf(sku)
    const target = Math.min(to, place < 0 ? pins.length : pins.length - 1)
    onPins(place < 0 ? pins.toSpliced(target, 0, sku) : moved(pins, place, target))
  }
  useDragOrder(list, (from, to) => isPinning && move(from, to))
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    move(index, index + step)
  }
  return (
    <ol className={styles.results} ref={list} aria-label={t('compare.results')}>
      {products.map((product, index) => {
        const isPinned = pins.includes(product.sku)
        return (
          <li
            key={product.sku}
            className={styles.result}
            data-lost={product.after === null || undefined}
            draggable={isPinning}
          >
            <span className={styles.place}>{product.after ?? '–'}</span>
            {isPinning && product.after !== null && (
              <button
                type="button"
                data-handle
                className={styles.handle}
                aria-label={t('compare.move', { name: product.name, place: index + 1 })}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <Icon name="menu" />
              </button>
            )}
            <span className={styles.resultName}>
              {product.name} <code className={styles.sku}>{product.sku}</code>
            </span>
            <Change product={product} />
            {isPinning && product.after !== null && (
              <button
                type="button"
                className={styles.handle}
                aria-pressed={isPinned}
                aria-label={t(isPinned ? 'compare.unpin' : 'compare.pin', { name: product.name })}
                onClick={() => onPins(isPinned ? pins.filter((sku) => sku !== product.sku) : [...pins, product.sku])}
              >
                <Icon name="bookmark" />
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Change({ product: { before, after } }: { readonly product: ComparedProduct }) {
  const t = useTexts()
  if (after === null) return <Badge tone="danger">{t('compare.lost', { place: before ?? 0 })}</Badge>
  if (before === null) return <Badge tone="done">{t('compare.new')}</Badge>
  if (before === after) return null
  return before > after ? (
    <Badge tone="done" icon="up">
      {t.count('compare.up', before - after)}
    </Badge>
  ) : (
    <Badge tone="neutral" icon="down">
      {t.count('compare.down', after - before)}
    </Badge>
  )
}
