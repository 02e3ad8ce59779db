import { expect, it } from 'vitest'
import { toEuroCents } from './to-euro.ts'

it.each([
  ['euros stay euros', 1234, 'EUR', undefined, 1234],
  ['a currency with cents', 1000, 'GBP', 0.8, 1250],
  ['a currency without cents', 14_500, 'KRW', 1450, 1000],
  ['half a cent is rounded up', 1, 'GBP', 0.4, 3],
  ['without a rate there is no sum', 1000, 'GBP', undefined, undefined],
  ['a rate of nothing is none', 1000, 'GBP', 0, undefined],
])('~DIN-01 %s', (_, amount, currency, perEuro, cents) => expect(toEuroCents(amount, currency, perEuro)).toBe(cents))
