/**
 * Order numbers, for people to read to each other: eight digits, of which the last is a check digit. A process reserves them by
 * the dozen, so that no order waits for another to get its number; unused ones are gaps, and gaps do not matter. They are not
 * secret and grant no access.
 */
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'

const AT_ONCE = 20
const DIGITS = 7

export type OrderNumbers = {
  /** Before a transaction begins: inside one there is no second connection. */
  readonly take: () => Promise<string>
  /** One that no order got. */
  readonly giveBack: (number: string) => void
}

export function createOrderNumbers(database: Pick<Database<CommerceTables>, 'query'>): OrderNumbers {
  const free: string[] = []
  let taking: Promise<void> | undefined

  const takeMany = async (): Promise<void> => {
    const { next } = await database.query
      .updateTable('order_numbers')
      .set((update) => ({ next: update('next', '+', AT_ONCE) }))
      .returning('next')
      .executeTakeFirstOrThrow()
    free.push(...Array.from({ length: AT_ONCE }, (_, index) => withCheckDigit(next - AT_ONCE + index)))
  }

  return {
    async take() {
      for (;;) {
        const number = free.shift()
        if (number !== undefined) return number
        taking ??= takeMany().finally(() => {
          taking = undefined
        })
        await taking
      }
    },
    giveBack(number) {
      free.unshift(number)
    },
  }
}

/** Luhn's: one wrong digit, or two swapped neighbours, give an invalid number. */
export function withCheckDigit(number: number): string {
  const digits = String(number).padStart(DIGITS, '0')
  return digits + checkDigitOf(digits)
}

/** What was typed without blanks and dashes, when it can be the number of an order. */
export function readOrderNumber(text: string): string | undefined {
  const digits = text.replaceAll(/[\s#-]/g, '')
  if (!/^\d{8,12}$/.test(digits)) return undefined
  return checkDigitOf(digits.slice(0, -1)) === digits.slice(-1) ? digits : undefined
}

function checkDigitOf(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = place % 2 === 0 ? 2 * Number(digit) : Number(digit)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return String((10 - (sum % 10)) % 10)
}
