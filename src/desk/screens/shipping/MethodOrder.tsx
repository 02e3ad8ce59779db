/** The methods of one country in their order: moved by drag, by buttons, or with the arrow keys on the handle. */
import { type KeyboardEvent, useRef } from 'react'
import type { ShippingEntry } from '../../api/discount-schemas.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { methodName } from './method-name.ts'
import { methodsIn, moved } from './methods-in.ts'
import styles from './Shipping.module.css'
import { useDragOrder } from './use-drag-order.ts'

type Props = { readonly country: string; readonly offers: readonly ShippingEntry[]; readonly version: number }

/** Long: the list and three ways to move its items. */
export function MethodOrder({ country, offers, version }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const stored = methodsIn(offers, country)
  const list = useRef<HTMLOListElement>(null)
  const order = useOperation('shipping.order', {
    done: t('shipping.ordered', { country: formats.country(country) }),
    refreshes: ['shipping.read', 'shipping.try'],
  })
  const move = (from: number, to: number): void => {
    const next = moved(stored, from, to)
    if (next === stored || from === to) return
    order.run({ country, methods: next.map(({ method }) => method.id), version })
    // The handle goes with its method.
    const handles = list.current?.querySelectorAll<HTMLButtonElement>('[data-handle]')
    handles?.[to]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    move(index, index + step)
  }
  useDragOrder(list, move)
  if (stored.length === 0) return <p className={styles.soft}>{t('shipping.noneHere')}</p>
  return (
    <>
      <p className={styles.help}>{t('shipping.orderHelp')}</p>
      <ol className={styles.order} ref={list} aria-label={t('shipping.orderOf', { country: formats.country(country) })}>
        {stored.map(({ method }, index) => {
          const name = methodName(method.attributes.displayName, t.language)
          return (
            <li key={method.id} className={styles.item} draggable>
              <button
                type="button"
                data-handle
                className={styles.handle}
                aria-label={t('shipping.move', { name, place: index + 1, of: stored.length })}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <Icon name="menu" />
              </button>
              <span className={styles.itemName}>{name}</span>
              {!method.active && <Badge tone="neutral">{t('shipping.off')}</Badge>}
              <button
                type="button"
                className={styles.handle}
                disabled={index === 0}
                aria-label={t('shipping.up', { name })}
                onClick={() => move(index, index - 1)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                className={styles.handle}
                disabled={index === stored.length - 1}
                aria-label={t('shipping.down', { name })}
                onClick={() => move(index, index + 1)}
              >
                <Icon name="down" />
              </button>
            </li>
          )
        })}
      </ol>
      <FailureNotice error={order.error} />
    </>
  )
}
