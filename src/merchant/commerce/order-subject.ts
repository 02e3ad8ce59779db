/** Orders as subjects of operations. */
import { readOrderNumber } from '../../services/commerce/admin.ts'
import type { ChangeLog } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'

/** In one notation, whatever blanks and dashes the number is written with. */
export const orderSubject = (number: string): string => `order:${readOrderNumber(number) ?? number.slice(0, 40)}`

/** Free text of staff may name a person: it is a personal value, so that it can be erased (AUD-06). */
export function noteIn(audit: ChangeLog, note: string | undefined): void {
  if (note !== undefined) audit.changed({ field: 'note', before: null, after: note, personal: true })
}

export const noSuchOrder = (number: string) => rejected('UNKNOWN_ORDER', { number })
