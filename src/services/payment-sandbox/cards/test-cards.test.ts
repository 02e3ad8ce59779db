import { expect, it } from 'vitest'
import { TEST_CARD_NUMBERS } from '../../../contracts/payment-provider/test-card-numbers.ts'
import { TEST_CARDS } from './test-cards.ts'

it('browsers send the cards that the sandbox accepts, and no others', () => {
  const numbers = TEST_CARD_NUMBERS.map((number) => number.replaceAll(' ', ''))
  expect(TEST_CARDS.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
})
