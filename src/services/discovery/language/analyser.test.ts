import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../markets/types.ts'
import { analyserOf } from './analyser.ts'

const LANGUAGES = ['en', 'de', 'nl', 'fr', 'es', 'it'] as const

const anyLanguage = fc.constantFrom(...LANGUAGES)
/** Letters with accents, signs of all scripts, halves of characters: what a shopper or an import can send. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...Array.from("aeuoqsßäÖéœłıĳ\u0301\u0308'’-–19 ÅΣς한か\u3099\u{1d4c8}\u{11099}\u{110ba}")),
  }),
)

describe('wordsOf', () => {
  it.each<readonly [string, Language, string, string]>([
    ['words are small and without signs', 'en', 'Cats, (Dogs) & "Bears"!', 'cats dogs bears'],
    ['nothing gives no words', 'en', '', ''],
    ['signs alone give no words', 'en', ' – !? …\u0000\t\n', ''],
    ['control characters part words', 'en', 'red\u0000socks\u0007now', 'red socks now'],
    ['digits make words', 'en', '3 pairs of 100% cotton, 4XL', '3 pairs of 100 cotton 4xl'],
    ['a range of sizes is one word', 'en', 'Size 36-40, 41–46', 'size 36-40 41-46'],
    ['and of a child', 'en', '(2-3Y) 0-12M', '2-3y 0-12m'],
    ['a dash between spaces is no range', 'en', '36 - 40', '36 40'],
    ['other hyphens part words', 'en', 'no-show T-shirt 3-pack', 'no show t shirt 3 pack'],
    ['the possessive goes', 'en', "Men's, women’s and kids’ socks", 'men women and kids socks'],
    ['but not an s that goes on', 'en', "rock'samba", 'rock samba'],
    ['other apostrophes part words', 'en', "don't rock'n'roll", 'don t rock n roll'],
    ['a quoted word is a word', 'en', "'cats'", 'cats'],
    ['Dutch plurals with an apostrophe', 'nl', "baby's en panda’s", 'baby en panda'],
    ['French elisions go', 'fr', "L'été d’hiver qu'il l'œuf jusqu'ici", 'ete hiver il oeuf ici'],
    ['but not at the end of a word', 'fr', "aujourd'hui, l'", 'aujourd hui l'],
    ['Italian elisions go', 'it', "dell'orso, un’ape e un po' d'uva", 'orso ape e un po uva'],
    ['elsewhere they are words', 'en', "d'Artagnan", 'd artagnan'],
    ['accents go', 'es', 'Calcetín de NIÑO', 'calcetin de nino'],
    ['also those that stand alone', 'es', 'Calceti\u0301n de NIN\u0303O', 'calcetin de nino'],
    ['and those that no letter has', 'en', 'x\u030cy', 'xy'],
    ['letters that are two', 'en', 'Straße Æther Œuvre', 'strasse aether oeuvre'],
    ['letters with a stroke', 'en', 'Øre Łódź ısı', 'ore lodz isi'],
    ['wide letters and digits', 'en', 'Ｓｏｃｋｓ ４２', 'socks 42'],
    ['letters as ornaments', 'en', '𝓈𝑜𝒸𝓀𝓈', 'socks'],
    ['pictures part words', 'en', 'cat👩‍👩cat ❤️', 'cat cat'],
    ['soft hyphens do not', 'de', 'Ge\u00adschenk\u00adbox', 'geschenkbox'],
    ['other scripts stay', 'en', 'Москва й 東京 かが 한국', 'москва й 東京 かが 한국'],
    ['Greek is small, its last s too', 'en', 'ΟΔΟΣ οδός', 'οδοσ οδόσ'],
    ['umlauts, written in any way', 'de', 'grün gruen grun GRÜN gru\u0308n', 'grun grun grun grun grun'],
    ['at the beginning', 'de', 'Ärmel Aermel Übergröße Oel', 'armel armel ubergrosse ol'],
    ['but ue after a vowel or q', 'de', 'neue blaue treue Quelle', 'neue blaue treue quelle'],
    ['ae elsewhere is ae', 'nl', 'Michael gruen', 'michael gruen'],
    ['the Dutch ij', 'nl', 'ĳs IJs', 'ijs ijs'],
  ])('%s', (_, language, text, expected) => {
    expect(analyserOf(language).wordsOf(text).join(' ')).toBe(expected)
  })

  it('cuts a word at forty letters', () => {
    const { wordsOf } = analyserOf('en')
    expect(wordsOf(`${'a'.repeat(60)} b`)).toEqual(['a'.repeat(40), 'b'])
    expect(wordsOf(`${'a'.repeat(39)}ß`)).toEqual(['a'.repeat(39)])
    expect(wordsOf(`${'1'.repeat(39)}-1`)).toEqual(['1'.repeat(39), '1'])
  })

  it('gives the same for accents apart and joined', () => {
    fc.assert(
      fc.property(anyLanguage, anyText, (language, text) => {
        const { wordsOf } = analyserOf(language)
        expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text.normalize('NFC')))
      }),
    )
  })

  it('gives words that are words already', () => {
    fc.assert(
      fc.property(anyLanguage, anyText, (language, text) => {
        const { wordsOf, fold } = analyserOf(language)
        for (const word of wordsOf(text)) {
          expect(wordsOf(word)).toEqual([word])
          expect(fold(word)).toBe(word)
          expect(word.length).toBeLessThanOrEqual(40)
        }
      }),
    )
  })
})

describe('fold', () => {
  it.each<readonly [string, Language, string, string]>([
    ['a phrase stays one', 'en', 'Gift Box', 'gift box'],
    ['signs stay', 'en', "Men's No-Show!", "men's no-show!"],
    ['accents go', 'fr', 'À pois', 'a pois'],
    ['umlauts and ß', 'de', 'Füße Fuesse', 'fusse fusse'],
    ['ue after a vowel stays', 'de', 'Blaue Grüne', 'blaue grune'],
  ])('%s', (_, language, text, expected) => {
    expect(analyserOf(language).fold(text)).toBe(expected)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyLanguage, anyText, (language, text) => {
        const { fold } = analyserOf(language)
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  it('changes no character twice', () => {
    const { fold } = analyserOf('en')
    const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
    expect(characters.filter((character) => fold(fold(character)) !== fold(character))).toEqual([])
  })
})
