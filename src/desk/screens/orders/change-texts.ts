/** What an operation of staff changed, in words: states have names, amounts a currency, addresses their lines. */
import * as z from 'zod/mini'
import { formatAddress } from '../../../markets/addresses/format-address.ts'
import type { DeskOrder, TimelineView } from '../../api/order-schema.ts'
import type { Formats } from '../../formats/formats.ts'
import type { Translate } from '../../texts/translate.ts'
import { lineNames } from './line-names.ts'

type Change = NonNullable<TimelineView['changes']>[number]
type Texts = { readonly t: Translate; readonly formats: Formats; readonly details: DeskOrder; readonly event: string }

const amount = z.object({ value: z.number(), currency: z.string() })
const units = z.array(z.object({ itemId: z.string(), quantity: z.number() }))
const recipient = z.object({
  shipping: z.optional(z.nullable(z.looseObject({ country: z.string(), city: z.string() }))),
  contact: z.optional(z.nullable(z.object({ telephone: z.optional(z.string()) }))),
})
const names = z.array(z.string())
const text = z.string()

export function changeTexts(
  t: Translate,
  formats: Formats,
  { event, changes = [] }: TimelineView,
  details: DeskOrder,
): readonly string[] {
  const texts = { t, formats, details, event }
  return changes.flatMap((change) => changeText(texts, change) ?? [])
}

function changeText(texts: Texts, { field, before, after }: Change): string | undefined {
  const { t } = texts
  if ('erased' in before || 'erased' in after) return t('audit.erased')
  const say = (value: unknown): string | undefined => valueText(texts, field, value)
  const [old, next] = [say(before.value), say(after.value)]
  if (next === undefined || next === old) return undefined
  return old === undefined ? next : t('timeline.change', { before: old, after: next })
}

/** Undefined for nothing, and for what the desk has no words for. */
function valueText({ t, formats, details, event }: Texts, field: string, value: unknown): string | undefined {
  const plain = text.safeParse(value)
  if (field === 'state')
    return plain.data && t.maybe(event.startsWith('return.') ? 'returnState' : 'orderState', plain.data)
  if (field === 'fulfilment') return plain.data && t.maybe('fulfilment', plain.data)
  if (field === 'email' || field === 'invoice') return plain.data
  if (field === 'note') return plain.data && `“${plain.data}”`
  if (field === 'holds') {
    const holds = names.safeParse(value).data ?? []
    return holds.length === 0 ? t('orders.holdNone') : holds.map((hold) => t.maybe('hold', hold)).join(', ')
  }
  if (field === 'refund') {
    const refund = amount.safeParse(value).data
    return refund && formats.amount(refund.value, refund.currency)
  }
  if (field.startsWith('cancelled.')) {
    const cancelled = units.safeParse(value).data
    return cancelled && lineNames(details, cancelled, formats).join(', ')
  }
  if (field === 'recipient') {
    const { shipping, contact } = recipient.safeParse(value).data ?? {}
    const lines = shipping ? formatAddress(shipping, formats.country) : []
    return [...lines, contact?.telephone].filter(Boolean).join(', ') || undefined
  }
  return undefined
}
