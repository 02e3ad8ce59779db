import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../markets/types.ts'
import { splitCompound } from './split-compound.ts'

const KNOWN: Readonly<Record<'de' | 'nl', ReadonlySet<string>>> = {
  de: new Set(
    `sneaker socken socke kinder katze weihnachten geschenk box zitrone schwein kirsche wolle baumwolle erdbeere bar eis
     damen huhn herz liebe kuh banane bananen hut regen muster nanen aal`.split(/\s+/),
  ),
  nl: new Set('kind kat sokken sok sneaker cadeau box kerst winter muts banaan bananen haas beer zon bril'.split(' ')),
}

const split = (language: Language, word: string): string | undefined =>
  splitCompound(language, word, (part) => KNOWN[language === 'nl' ? 'nl' : 'de'].has(part))?.join(' ')

describe('splitCompound', () => {
  it.each<readonly [Language, string, string | undefined]>([
    ['de', 'sneakersocken', 'sneaker socken'],
    ['de', 'kindersocken', 'kinder socken'],
    ['de', 'katzensocken', 'katze socken'],
    ['de', 'weihnachtssocken', 'weihnachten socken'],
    ['de', 'geschenkbox', 'geschenk box'],
    ['de', 'geschenksbox', 'geschenk box'],
    ['de', 'zitronensocken', 'zitrone socken'],
    ['de', 'schweinesocken', 'schwein socken'],
    ['de', 'huhnersocken', 'huhn socken'],
    ['de', 'herzenssocken', 'herz socken'],
    ['de', 'liebessocken', 'liebe socken'],
    ['de', 'kirschsocken', 'kirsche socken'],
    ['de', 'wollsocken', 'wolle socken'],
    ['de', 'baumwollsocken', 'baumwolle socken'],
    ['de', 'erdbeereis', 'erdbeere eis'],
    ['de', 'eisbarensocken', 'eis bar socken'],
    ['de', 'damensneakersocken', 'damen sneaker socken'],
    ['de', 'regenhut', 'regen hut'],
    ['de', 'bananenmuster', 'bananen muster'],
    ['de', 'socken', undefined],
    ['de', 'bananen', undefined],
    ['de', 'katzensofa', undefined],
    ['de', 'xsocken', undefined],
    ['de', 'kindersneakersockenboxmuster', undefined],
    ['de', '', undefined],
    ['nl', 'kindersokken', 'kind sokken'],
    ['nl', 'kattensokken', 'kat sokken'],
    ['nl', 'sneakersokken', 'sneaker sokken'],
    ['nl', 'cadeaubox', 'cadeau box'],
    ['nl', 'kerstsokken', 'kerst sokken'],
    ['nl', 'wintermuts', 'winter muts'],
    ['nl', 'wintermutsen', 'winter muts'],
    ['nl', 'bananensokken', 'bananen sokken'],
    ['nl', 'hazensokken', 'haas sokken'],
    ['nl', 'berensokken', 'beer sokken'],
    ['nl', 'zonnebril', 'zon bril'],
    ['nl', 'bananen', undefined],
    ['en', 'sneakersocken', undefined],
    ['fr', 'geschenkbox', undefined],
  ])('%s %s → %s', (language, word, expected) => {
    expect(split(language, word)).toBe(expected)
  })

  it('gives two to four parts, all of them known', () => {
    const part = fc.constantFrom(...KNOWN.de, 's', 'en', 'xy')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const found = splitCompound('de', parts.join(''), (word) => KNOWN.de.has(word))
        fc.pre(found !== undefined)
        expect(found.length).toBeGreaterThan(1)
        expect(found.length).toBeLessThan(5)
        expect(found.every((word) => KNOWN.de.has(word))).toBe(true)
      }),
    )
  })

  it('looks up each piece of a word only once, however often its parts repeat', () => {
    let lookups = 0
    const word = 'aaa'.repeat(13)
    splitCompound('de', word, (part) => {
      lookups++
      return part.length > 3 && part.length < 9
    })
    expect(lookups).toBeLessThan(word.length ** 2 * 5)
  })
})
