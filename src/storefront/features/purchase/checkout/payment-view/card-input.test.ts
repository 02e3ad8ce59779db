import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EMPTY_CARD,
  codeLengthOf,
  hasCode,
  problemsInCard,
  toTestCard,
  writeCode,
  writeExpiry,
  writeNumber,
  type CardInput,
} from './card-input.ts'

const TODAY = new Date('2026-11-15T12:00:00')
const CARD: CardInput = { number: '4111 1111 1111 1111', expiry: '03/30', code: '737', holder: 'Ada Finch' }

describe('what is typed of a card', () => {
  it.each([
    ['in fours', '4111111111111111', '4111 1111 1111 1111'],
    ['as it comes', '41111', '4111 1'],
    ['without anything else', '4111-1111 x', '4111 1111'],
    ['as on American Express', '370000000000002', '3700 000000 00002'],
    ['as on Diners Club', '30569309025904', '3056 930902 5904'],
    ['no longer than a card', '41111111111111111111111', '4111 1111 1111 1111 111'],
  ])('its number is written %s', (_, typed, written) => {
    expect(writeNumber(typed)).toBe(written)
  })

  it('writing a number twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(writeNumber(writeNumber(typed))).toBe(writeNumber(typed))
      }),
    )
  })

  it.each([
    ['a month that can only be one', '3', '', '03/'],
    ['a month that may be ten or more', '1', '', '1'],
    ['a month ended by a slash', '1/', '1', '01/'],
    ['both at once', '0330', '', '03/30'],
    ['the year in full', '03/2030', '03/203', '03/2030'],
    ['a slash taken away', '03', '03/', '03'],
    ['a digit of the year taken away', '03/3', '03/30', '03/3'],
    ['everything taken away', '', '0', ''],
  ])('its date is written from %s', (_, typed, before, written) => {
    expect(writeExpiry(typed, before)).toBe(written)
  })

  it('its code has four digits at most', () => {
    expect(writeCode('7 3 7 3 9')).toBe('7373')
  })
})

describe('what is wrong with a card', () => {
  it.each<[string, Partial<CardInput>, readonly string[]]>([
    ['nothing', {}, []],
    ['everything', EMPTY_CARD, ['number missing', 'expiry missing', 'code missing', 'holder missing']],
    ['a digit', { number: '4111 1111 1111 1112' }, ['number odd']],
    ['a real card, which is not sent', { number: '4000 0000 0000 0002' }, ['number real']],
    ['too few digits', { number: '4' }, ['number odd']],
    ['no date', { expiry: '13/30' }, ['expiry odd']],
    ['half a date', { expiry: '03/' }, ['expiry odd']],
    ['a month that is over', { expiry: '10/26' }, ['expiry odd']],
    ['nothing in its last month', { expiry: '11/26' }, []],
    ['nothing with the year in full', { expiry: '03/2030' }, []],
    ['a short code', { code: '73' }, ['code odd']],
    ['three digits on American Express', { number: '3700 000000 00002' }, ['code odd']],
    ['nothing without a code on Bancontact', { number: '6703 4444 4444 4449', code: '' }, []],
    ['white space for a name', { holder: '  ' }, ['holder missing']],
  ])('%s', (_, over, problems) => {
    const found = problemsInCard({ ...CARD, ...over }, TODAY)
    expect(found.map(({ member, kind }) => `${member} ${kind}`)).toEqual(problems)
  })
})

describe('what is sent of a card', () => {
  it('~PAY-16 is the documented form for tests, and never a bare number', () => {
    expect(toTestCard('scheme', { ...CARD, holder: ' Ada Finch ' })).toEqual({
      type: 'scheme',
      holderName: 'Ada Finch',
      encryptedCardNumber: 'test_4111111111111111',
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    })
  })

  it.each([
    ['four on American Express', '3700 000000 00002', 4],
    ['three on most', CARD.number, 3],
    ['none on Bancontact', '6703 4444 4444 4449', undefined],
  ])('a code has as many digits as the card has: %s', (_, number, expected) => {
    expect(codeLengthOf(number)).toBe(expected)
  })

  it('has no code where the card has none', () => {
    const number = '6703 4444 4444 4449'
    expect(hasCode(number)).toBe(false)
    expect(toTestCard('bcmc', { ...CARD, number })).not.toHaveProperty('encryptedSecurityCode')
  })
})
