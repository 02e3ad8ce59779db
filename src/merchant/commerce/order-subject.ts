/** Orders as subjects of operations. */
import { readOrderNumber } from '../../services/commerce/admin.ts'
import { rejected } from '../failures/operation-failure.ts'

/** In one notation, whatever blanks and dashes the number is written with. */
export const orderSubject = (number: string): string => `order:${readOrderNumber(number) ?? number.slice(0, 40)}`

export const noSuchOrder = (number: string) => rejected('UNKNOWN_ORDER', { number })
