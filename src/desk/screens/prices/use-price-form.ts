/** The state of the price form: what is typed for which sizes, from when until when, and how it is saved. */
import { useState } from 'react'
import { PRICE_CURRENCIES } from '../../../markets/derived/price-currencies.ts'
import type { Price } from '../../../markets/prices/price-for-market.ts'
import type { PriceCurrency } from '../../../markets/types.ts'
import { writeOperation } from '../../api/call-operation.ts'
import { OperationError } from '../../api/operation-error.ts'
import type { PriceSheet } from '../../api/price-schemas.ts'
import { refresh } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useDeskStore } from '../../app/store.ts'
import { useUnsaved } from '../../drafts/use-unsaved.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { showToast } from '../../ui/toasts.ts'
import {
  changedPrices,
  priceLine,
  readPrice,
  type PriceLine,
  type PriceTimes,
  type TypedPrice,
  type TypedPrices,
} from './price-form.ts'
import { timesOf, type PriceStart } from './price-times.ts'

/** What the form begins with, and returns to. */
const NEW: { readonly typed: TypedPrices; readonly start: PriceStart; readonly end: string | undefined } = {
  typed: {},
  start: { kind: 'now' },
  end: undefined,
}

export function usePriceForm(sheet: PriceSheet) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const zone = session?.account.timeZone ?? null
  const [size, setSize] = useState<string>()
  const [{ typed, start, end }, setForm] = useState(NEW)
  const times = timesOf(start, end, { now: Date.parse(sheet.now), zone })
  const lines = PRICE_CURRENCIES.map((currency) => {
    const line = priceLine(sheet, size, currency)
    const own = typed[currency] ?? {}
    return { line, typed: own, read: readPrice(line, own, t.language) }
  })
  const changed = lines.flatMap(({ line, read }) => (read.kind === 'price' ? [{ line, price: read.price }] : []))
  const isWrong = lines.some(({ read }) => read.kind === 'wrong')
  const discard = (): void => setForm(NEW)
  useUnsaved(changed.length > 0 || isWrong, discard)
  const saving = useAction(() => save(changed, times.ok ? times.times : {}, () => setForm(NEW), t))
  return {
    size,
    /** What was typed was for other sizes. */
    setSize: (next: string | undefined) => {
      setSize(next)
      setForm((form) => ({ ...form, typed: {} }))
    },
    lines,
    changed,
    zone,
    start,
    setStart: (next: PriceStart) => setForm((form) => ({ ...form, start: next })),
    end,
    setEnd: (next: string | undefined) => setForm((form) => ({ ...form, end: next })),
    times,
    type: (currency: PriceCurrency, price: TypedPrice) =>
      setForm((form) => ({ ...form, typed: { ...form.typed, [currency]: { ...form.typed[currency], ...price } } })),
    canSave: changed.length > 0 && !isWrong && times.ok,
    mayWrite: session?.permissions.includes('prices.write') ?? false,
    discard,
    saving,
  }
}

export type PriceFormState = ReturnType<typeof usePriceForm>

async function save(
  changed: readonly { readonly line: PriceLine; readonly price: Price }[],
  times: PriceTimes,
  onSaved: () => void,
  t: ReturnType<typeof useTexts>,
): Promise<void> {
  const items = changedPrices(changed, times)
  try {
    const outcome = await writeOperation('price.set-many', { items })
    onSaved()
    const text = t.count(times.since === undefined ? 'prices.saved' : 'prices.planned', items.length)
    showToast({ text, tone: 'done', ...(outcome.kind === 'done' && { undo: outcome.undo }) })
  } catch (error) {
    // With the versions of now, so that the next press on Save is about what is on the screen then.
    if (error instanceof OperationError && error.code === 'STALE_VERSION') void refresh('price.read')
    throw error
  }
  void refresh('price.read', 'price.list', 'product.read', 'audit.list')
}
