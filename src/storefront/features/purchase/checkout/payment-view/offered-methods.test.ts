import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../../../../contracts/storefront/texts/load-texts.ts'
import type { TextLocale } from '../../../../../contracts/storefront/texts/types.ts'
import { firstChoice, isTyped, offeredMethods } from './offered-methods.ts'

const methods = (...types: readonly string[]) => types.map((type) => ({ type, name: type }))

describe('the ways to pay', () => {
  it('are those that work without a device, with what makes debts at the end', () => {
    const offered = offeredMethods(methods('scheme', 'klarna', 'klarna_paynow', 'applepay', 'paypal', 'googlepay'))
    expect(offered.map(({ type }) => type)).toEqual(['scheme', 'paypal', 'klarna', 'klarna_paynow'])
  })

  it.each([
    ['the first', 'GB', '', 'scheme'],
    ['the one of before', 'GB', 'paypal', 'paypal'],
    ['the first, where that of before is not offered any more', 'GB', 'ideal', 'scheme'],
    ['none in Finland', 'FI', '', ''],
    ['none in Sweden', 'SE', '', ''],
    ['the one of before in Finland, too', 'FI', 'paypal', 'paypal'],
  ])('%s is chosen beforehand', (_, country, before, chosen) => {
    expect(firstChoice(methods('scheme', 'paypal'), { country, before })).toBe(chosen)
  })

  it('nothing is chosen where nothing is offered', () => {
    expect(firstChoice([], { country: 'GB', before: 'scheme' })).toBe('')
  })

  it('only cards are typed here', () => {
    expect(['scheme', 'bcmc', 'ideal', 'paypal'].filter(isTyped)).toEqual(['scheme', 'bcmc'])
  })
})

describe('the button that orders', () => {
  it.each<[TextLocale, string]>([
    ['en-GB', 'Buy now'],
    ['en-US', 'Buy now'],
    ['de-DE', 'Zahlungspflichtig bestellen'],
    ['de-CH', 'Zahlungspflichtig bestellen'],
    ['nl-NL', 'Bestelling met betalingsverplichting'],
    ['fr-FR', 'Commande avec obligation de paiement'],
    ['es-ES', 'Pedido con obligación de pago'],
    ['it-IT', 'Ordine con obbligo di pagare'],
  ])('says in %s, by itself, that ordering means paying', async (locale, words) => {
    expect((await loadTexts(locale)).orderAndPay).toBe(words)
  })
})
