/** The provider's published test cards. There are no others: a real number must never get this far. */
import type { TestCardNumber } from '../../../contracts/payment-provider/test-card-numbers.ts'

export type CardBrand = 'visa' | 'mc' | 'amex' | 'discover' | 'diners' | 'maestro' | 'cartebancaire' | 'bcmc'

export type TestCard = {
  readonly number: string
  readonly brand: CardBrand
  readonly country?: string
  /** What 3-D Secure requires: nothing, a fingerprint of the browser, a password, or one after the other. */
  readonly authentication: 'none' | 'fingerprint' | 'challenge' | 'both'
}

const card = (
  number: TestCardNumber,
  brand: CardBrand,
  authentication: TestCard['authentication'],
  country?: string,
): TestCard => ({
  number: number.replaceAll(' ', ''),
  brand,
  authentication,
  ...(country === undefined ? {} : { country }),
})

export const TEST_CARDS: readonly TestCard[] = [
  card('4111 1111 1111 1111', 'visa', 'none', 'NL'),
  card('4444 3333 2222 1111', 'visa', 'none', 'GB'),
  card('4988 4388 4388 4305', 'visa', 'none', 'ES'),
  card('4166 6766 6766 6746', 'visa', 'none'),
  card('5555 4444 3333 1111', 'mc', 'none', 'GB'),
  card('5555 3412 4444 1115', 'mc', 'none', 'NL'),
  card('2222 4000 7000 0005', 'mc', 'none', 'CA'),
  card('3700 0000 0000 002', 'amex', 'none'),
  card('6011 6011 6011 6611', 'discover', 'none'),
  card('4917 6100 0000 0000', 'visa', 'both'),
  card('5454 5454 5454 5454', 'mc', 'both'),
  card('3714 4963 5398 431', 'amex', 'both'),
  card('4035 5014 2814 6300', 'cartebancaire', 'both'),
  card('4360 0000 0100 0005', 'cartebancaire', 'both'),
  card('6703 4444 4444 4449', 'bcmc', 'both'),
  card('4871 0499 9999 9910', 'bcmc', 'both'),
  card('6011 1111 1111 1117', 'discover', 'both'),
  card('3056 9309 0259 04', 'diners', 'both'),
  card('5000 5500 0000 0029', 'maestro', 'both'),
  card('5201 2815 0512 9736', 'mc', 'fingerprint'),
  card('4212 3456 7891 0006', 'visa', 'challenge'),
]

export const TEST_EXPIRY = { month: '03', year: '2030' }
export const TEST_PASSWORD = 'password'

/** Some cards have none. */
export function securityCodeOf({ brand }: TestCard): string | undefined {
  if (brand === 'amex') return '7373'
  return brand === 'bcmc' || brand === 'maestro' ? undefined : '737'
}

const BY_NUMBER = new Map(TEST_CARDS.map((known) => [known.number, known]))

export function testCardOf(number: string): TestCard | undefined {
  return BY_NUMBER.get(number)
}
