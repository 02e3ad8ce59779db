import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../markets/languages/languages.ts'
import { formatsOf } from '../../formats/formats.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { translator } from '../../texts/translate.ts'
import type { SentDiscount } from './discount-form.ts'
import { discountSentence, effectText } from './discount-sentence.ts'

const discount = (over: Partial<SentDiscount> = {}): SentDiscount => ({
  id: 'a',
  name: 'A',
  effect: { kind: 'percentage', percent: 12.5 },
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
  ...over,
})

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

async function wordsIn(language: Language) {
  return { t: translator(await loadTexts(language), language), formats: formatsOf(language, 'Europe/Amsterdam') }
}

const AMOUNTS = { EUR: 500, KRW: 7000 }
const PRODUCTS = { skus: ['A1'], families: ['socks'] }

type Expected = Readonly<Record<Language, string>>

const EFFECTS: readonly (readonly [SentDiscount['effect'], Expected])[] = [
  [
    { kind: 'percentage', percent: 12.5 },
    {
      en: '12.5% off all products',
      de: '12,5 % auf alle Produkte',
      nl: '12,5% korting op alle producten',
      fr: '12,5 % de remise sur tous les produits',
      es: '12,5 % de descuento en todos los productos',
      it: '12,5% di sconto su tutti i prodotti',
    },
  ],
  [
    { kind: 'amount', amounts: AMOUNTS },
    {
      en: '5.00 EUR or 7,000 KRW off the order',
      de: '5,00 EUR oder 7.000 KRW auf die Bestellung',
      nl: '5,00 EUR of 7.000 KRW korting op de bestelling',
      fr: '5,00 EUR ou 7 000 KRW de remise sur la commande',
      es: '5,00 EUR o 7.000 KRW de descuento en el pedido',
      it: '5,00 EUR o 7.000 KRW di sconto sull’ordine',
    },
  ],
  [
    { kind: 'free-shipping' },
    {
      en: 'free delivery',
      de: 'kostenloser Versand',
      nl: 'gratis verzending',
      fr: 'livraison offerte',
      es: 'envío gratis',
      it: 'spedizione gratuita',
    },
  ],
  [
    { kind: 'product-percentage', percent: 20, goods: PRODUCTS },
    {
      en: '20% off each piece of: A1 or family Socks',
      de: '20 % auf jedes Stück von: A1 oder Produktfamilie Socken',
      nl: '20% korting op elk stuk van: A1 of productfamilie Sokken',
      fr: '20 % de remise sur chaque article de : A1 ou famille Chaussettes',
      es: '20 % de descuento en cada unidad de: A1 o familia Calcetines',
      it: '20% di sconto su ogni pezzo di: A1 o famiglia Calzini',
    },
  ],
  [
    { kind: 'product-amount', amounts: { EUR: 200 }, goods: { categories: ['adults/socks'] } },
    {
      en: '2.00 EUR off each piece of: category adults/socks',
      de: '2,00 EUR auf jedes Stück von: Kategorie adults/socks',
      nl: '2,00 EUR korting op elk stuk van: categorie adults/socks',
      fr: '2,00 EUR de remise sur chaque article de : catégorie adults/socks',
      es: '2,00 EUR de descuento en cada unidad de: categoría adults/socks',
      it: '2,00 EUR di sconto su ogni pezzo di: categoria adults/socks',
    },
  ],
  [
    { kind: 'gift', variantIds: ['2900000000018', '2900000000117'], quantity: 2 },
    {
      en: '2 pieces of 2900000000018 or 2900000000117 as a gift',
      de: '2 Stück von 2900000000018 oder 2900000000117 als Geschenk',
      nl: '2 stuks van 2900000000018 of 2900000000117 cadeau',
      fr: '2 articles 2900000000018 ou 2900000000117 en cadeau',
      es: '2 unidades de 2900000000018 o 2900000000117 de regalo',
      it: '2 pezzi di 2900000000018 o 2900000000117 in omaggio',
    },
  ],
]

const cases = EFFECTS.flatMap(([effect, expected]) =>
  LANGUAGES.map((language) => [effect.kind, language, effect, expected[language]] as const),
)

describe('the sentence of a discount', () => {
  it.each(cases)('DSH-01 says what %s does in %s', async (_, language, effect, expected) => {
    const words = await wordsIn(language)
    expect(plain(effectText(effect, words))).toBe(expected)
    const sentence = plain(discountSentence(discount({ effect, code: 'HELLO10' }), undefined, words))
    expect(sentence).toContain('HELLO10')
    expect(sentence).toContain(expected)
    expect(sentence).not.toMatch(/[{}]/)
  })

  const WHOLE: SentDiscount = discount({
    code: 'HELLO10',
    minimumSpend: { EUR: 4000 },
    requires: { goods: { skus: ['A1'] }, quantity: 3 },
    markets: ['DE', 'AT'],
    from: Date.parse('2026-11-17T09:00:00Z'),
    until: Date.parse('2026-11-24T09:00:00Z'),
    isStackable: false,
  })

  it.each<[Language, string]>([
    [
      'en',
      'With the code HELLO10: 12.5% off all products. From 40.00 EUR on. Only with at least 3 pieces of A1 in the cart. Only for Germany and Austria. From 17 Nov 2026, 10:00 until 24 Nov 2026, 10:00. For the first 100 orders. Of the discounts that do not combine, only the first counts.',
    ],
    [
      'de',
      'Mit dem Code HELLO10: 12,5 % auf alle Produkte. Ab 40,00 EUR. Nur mit mindestens 3 Stück von A1 im Warenkorb. Nur für Deutschland und Österreich. Von 17.11.2026, 10:00 bis 24.11.2026, 10:00. Für die ersten 100 Bestellungen. Von den Rabatten, die sich nicht kombinieren lassen, gilt nur der erste.',
    ],
    [
      'nl',
      'Met de code HELLO10: 12,5% korting op alle producten. Vanaf 40,00 EUR. Alleen met minstens 3 stuks van A1 in de winkelwagen. Alleen voor Duitsland en Oostenrijk. Van 17 nov 2026, 10:00 tot 24 nov 2026, 10:00. Voor de eerste 100 bestellingen. Van de kortingen die niet te combineren zijn, geldt alleen de eerste.',
    ],
    [
      'fr',
      'Avec le code HELLO10 : 12,5 % de remise sur tous les produits. À partir de 40,00 EUR. Seulement avec au moins 3 articles de A1 dans le panier. Uniquement pour : Allemagne et Autriche. Du 17 nov. 2026, 10:00 au 24 nov. 2026, 10:00. Pour les 100 premières commandes. Parmi les remises non cumulables, seule la première compte.',
    ],
    [
      'es',
      'Con el código HELLO10: 12,5 % de descuento en todos los productos. A partir de 40,00 EUR. Solo con al menos 3 unidades de A1 en el carrito. Solo para Alemania y Austria. Desde 17 nov 2026, 10:00 hasta 24 nov 2026, 10:00. Para los primeros 100 pedidos. De los descuentos que no se combinan, solo cuenta el primero.',
    ],
    [
      'it',
      'Con il codice HELLO10: 12,5% di sconto su tutti i prodotti. Da 40,00 EUR. Solo con almeno 3 pezzi di A1 nel carrello. Solo per Germania e Austria. Da 17 nov 2026, 10:00 a 24 nov 2026, 10:00. Per i primi 100 ordini. Degli sconti non cumulabili vale solo il primo.',
    ],
  ])('DSH-01 says effect, condition, countries, period, limit and combination in %s', async (language, expected) => {
    expect(plain(discountSentence(WHOLE, 100, await wordsIn(language)))).toBe(expected)
  })

  it.each<[string, Partial<SentDiscount>, number | undefined, string]>([
    [
      'without anything',
      {},
      undefined,
      'In all countries. From now on, without an end. For any number of orders. It combines',
    ],
    ['with a beginning', { from: 0 }, undefined, 'From 1 Jan 1970, 01:00 on, without an end.'],
    ['with an end', { until: 0 }, undefined, 'Until 1 Jan 1970, 01:00.'],
    ['with an end that no date can be', { until: 9e15 }, undefined, 'Until 9000000000000000.'],
    ['for one order', {}, 1, 'For the first order.'],
    ['alone', { isExclusive: true }, undefined, 'It stands alone: no other discount counts beside it.'],
    ['by itself', {}, undefined, 'Without a code: 12.5% off'],
  ])('DSH-01 %s', async (_, over, limit, expected) => {
    expect(plain(discountSentence(discount(over), limit, await wordsIn('en')))).toContain(expected)
  })
})
