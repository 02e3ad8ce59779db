import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentMethodDetails } from '../../../contracts/payment-provider/payment-provider.ts'
import { readCard, readWalletToken } from './read-card.ts'
import { TEST_CARDS } from './test-cards.ts'
import { VERDICTS, verdictNumbered } from './verdicts.ts'

const given = (over: Partial<PaymentMethodDetails> = {}): PaymentMethodDetails => ({
  type: 'scheme',
  holderName: 'Ada Lovelace',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  ...over,
})

describe('a card', () => {
  it('is authorised with a test number, 03/2030 and its code', () => {
    expect(readCard(given())).toMatchObject({ ok: true, value: { verdict: { result: 'Authorised' } } })
  })

  it.each<[string, Partial<PaymentMethodDetails>, string | undefined]>([
    ['a wrong code', { encryptedSecurityCode: 'test_123' }, '24'],
    ['the code of another brand', { encryptedCardNumber: 'test_370000000000002' }, '24'],
    [
      'the four digits of American Express',
      { encryptedCardNumber: 'test_370000000000002', encryptedSecurityCode: 'test_7373' },
      undefined,
    ],
    ['another month', { encryptedExpiryMonth: 'test_04' }, '6'],
    ['another year', { encryptedExpiryYear: 'test_2029' }, '6'],
    [
      'a month of one digit and a year of two',
      { encryptedExpiryMonth: 'test_3', encryptedExpiryYear: 'test_30' },
      undefined,
    ],
    ['spaces in the number', { encryptedCardNumber: 'test_4111 1111 1111 1111' }, undefined],
  ])('%s', (_, over, code) => {
    const read = readCard(given(over))
    expect(read.ok && read.value.verdict.refusal?.code).toBe(code)
  })

  it('has no code when it is Bancontact or Maestro', () => {
    const { encryptedSecurityCode: _, ...withoutCode } = given({ encryptedCardNumber: 'test_6703444444444449' })
    expect(readCard(withoutCode)).toMatchObject({ ok: true, value: { verdict: { result: 'Authorised' } } })
  })

  it.each<[string, Partial<PaymentMethodDetails>, string]>([
    ['without the prefix', { encryptedCardNumber: '4111111111111111' }, 'not a test card'],
    ['sealed by the provider', { encryptedCardNumber: 'adyenjs_0_1_25$abc' }, 'not a test card'],
    ['with another number behind the prefix', { encryptedCardNumber: 'test_4242424242424242' }, 'not a test card'],
    ['with a code that is not a test', { encryptedSecurityCode: '737' }, 'not a test card'],
    ['as bare data', { number: '4111111111111111' }, 'raw card data'],
    ['as bare data with the prefix', { cvc: 'test_737' }, 'raw card data'],
  ])('is turned away %s', (_, over, problem) => {
    expect(readCard(given(over))).toEqual({ ok: false, failure: problem })
  })

  it('no number but those of the list is ever taken', () => {
    const known = new Set(TEST_CARDS.map(({ number }) => number))
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
          minLength: 12,
          maxLength: 19,
        }),
        (number) => {
          expect(readCard(given({ encryptedCardNumber: `test_${number}` })).ok).toBe(known.has(number))
        },
      ),
    )
  })

  it.each([...VERDICTS])('returns the verdict that the holder %s requests', (name, verdict) => {
    const read = readCard(given({ holderName: name.toLowerCase().replaceAll('_', ' ') }))
    expect(read).toMatchObject({ ok: true, value: { verdict } })
  })

  it.each([
    ['1', 'Authorised'],
    ['2', 'Refused'],
    ['4', 'Error'],
    ['13', 'Received'],
    ['22', 'Cancelled'],
  ])('returns the verdict that the number %s requests', (code, result) => {
    expect(verdictNumbered(code)).toMatchObject({ result })
    expect(readCard(given(), code)).toMatchObject({ ok: true, value: { verdict: { result } } })
  })
})

describe('a wallet', () => {
  it.each([
    ['test_anything', 'Authorised'],
    ['test_DECLINED', 'Refused'],
    ['eyJhbGciOi', undefined],
    [undefined, undefined],
  ])('hands over %j', (token, result) => {
    expect(readWalletToken(token)?.result).toBe(result)
  })
})

describe('the test cards', () => {
  it('all pass the check of the last digit', () => {
    const luhn = (number: string) =>
      Array.from(number)
        .toReversed()
        .reduce((sum, digit, place) => {
          const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
          return sum + (value > 9 ? value - 9 : value)
        }, 0) % 10
    expect(TEST_CARDS.map(({ number }) => [number, luhn(number)])).toEqual(TEST_CARDS.map(({ number }) => [number, 0]))
  })
})
