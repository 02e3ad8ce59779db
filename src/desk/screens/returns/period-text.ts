/** Until when the shopper may withdraw: one of the two dates of a withdrawal (RET-01). The other one is when the refund is due. */
import type { OrderReturn } from '../../api/order-schema.ts'
import type { Formats } from '../../formats/formats.ts'
import type { Translate } from '../../texts/translate.ts'

/** Undefined for other kinds, and where there is no right to withdraw. Without a date of delivery the period has not ended. */
export function periodText(
  t: Translate,
  formats: Pick<Formats, 'day'>,
  { kind, hasRight, periodEndsOn }: Pick<OrderReturn, 'kind' | 'hasRight' | 'periodEndsOn'>,
): string | undefined {
  if (kind !== 'withdrawal' || !hasRight) return undefined
  return periodEndsOn === undefined ? t('order.periodOpen') : t('order.periodEnds', { day: formats.day(periodEndsOn) })
}
