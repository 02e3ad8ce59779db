import { describe, expect, it } from 'vitest'
import { searchRulesFile } from './search-rule-schema.ts'

const redirect = { id: 'a', kind: 'redirect', terms: ['returns'], target: '/faq/returns' }
const synonym = { id: 'b', kind: 'synonym', language: 'en', words: ['cat', 'puss'] }
const boost = { id: 'c', kind: 'boost', match: { family: ['gift-boxes'] }, factor: 2 }
const pin = { id: 'd', kind: 'pin', terms: ['love'], skus: ['CR098-CHALK'] }

const problemsOf = (file: unknown): readonly string[] =>
  searchRulesFile.safeParse(file).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('searchRulesFile', () => {
  it.each([
    ['no rule', []],
    ['one of each kind', [redirect, synonym, boost, pin]],
    ['a term in any script', [{ ...redirect, terms: ['Rückgabe', '返品', 'size 42'] }]],
    ['a storefront and two dates', [{ ...pin, storefronts: ['uk'], from: '2026-11-01', until: '2026-12-25' }]],
    ['times with a zone', [{ ...pin, from: '2026-11-01T09:00:00Z', until: '2026-11-01T10:30:00+01:00' }]],
    ['a boost of products', [{ ...boost, match: { skus: ['A', 'B-1'] } }]],
    ['a boost of several facets', [{ ...boost, match: { colour: ['red'], pattern: ['stripes'], sizes: ['36-40'] } }]],
    ['a boost for a listing', [{ ...boost, collections: ['collection/low-socks'] }]],
    [
      'the smallest and the largest factor',
      [boost, { ...boost, id: 'e', factor: 0.1 }, { ...boost, id: 'f', factor: 10 }],
    ],
    ['5,000 rules', Array.from({ length: 5000 }, (_, index) => ({ ...redirect, id: `r${index}` }))],
  ])('takes %s', (_, file) => {
    expect(problemsOf(file)).toEqual([])
    expect(searchRulesFile.parse(file)).toEqual(file)
  })

  it('gives every member its place, so that the same rule is the same text', () => {
    const { id, kind, ...rest } = pin
    expect(JSON.stringify(searchRulesFile.parse([{ ...rest, kind, id }]))).toBe(
      JSON.stringify(searchRulesFile.parse([pin])),
    )
  })

  const date = 'must be a date such as 2026-11-01, or a time such as 2026-11-01T09:00:00+01:00'
  it.each([
    ['what is no list', {}, [': must be a list of rules: [ … ]']],
    ['what is no rule', [3, null], ['0: must be a rule: { … }', '1: must be a rule: { … }']],
    ['an unknown kind', [{ ...pin, kind: 'burn' }], ['0.kind: must be one of redirect, synonym, boost, pin']],
    ['a missing kind', [{ id: 'a' }], ['0.kind: must be one of redirect, synonym, boost, pin']],
    ['an unknown member', [{ ...pin, target: '/faq' }], ['0: Unrecognized key: "target"']],
    [
      'members that every object has',
      JSON.parse('[{"id":"d","kind":"pin","terms":["x"],"skus":["A"],"__proto__":1,"constructor":2}]'),
      ['0: Unrecognized keys: "__proto__", "constructor"'],
    ],
    ['missing members', [{ id: 'a', kind: 'redirect' }], ['0.terms: is missing', '0.target: is missing']],
    ['a bad id', [{ ...pin, id: '__proto__' }], ['0.id: must be one lower-case word, with hyphens']],
    ['an id twice', [pin, redirect, { ...boost, id: 'd' }], ['2.id: duplicates rule 1']],
    [
      'an id twice among other mistakes',
      [pin, { ...pin, skus: [] }],
      ['1.skus: must not be empty', '1.id: duplicates rule 1'],
    ],
    ['no term', [{ ...redirect, terms: [] }], ['0.terms: must not be empty']],
    [
      'an empty term',
      [{ ...redirect, terms: ['x', ''] }],
      ['0.terms.1: must not be empty', '0.terms.1: must hold a letter or a digit'],
    ],
    ['a term of signs', [{ ...redirect, terms: ['?!'] }], ['0.terms.0: must hold a letter or a digit']],
    [
      'a term with a line end',
      [{ ...redirect, terms: ['a\nb'] }],
      ['0.terms.0: must not hold line ends or control characters'],
    ],
    [
      'half a character',
      [{ ...redirect, terms: ['a\uD800'] }],
      ['0.terms.0: must not hold line ends or control characters'],
    ],
    [
      'a term longer than a query',
      [{ ...redirect, terms: ['x'.repeat(201)] }],
      ['0.terms.0: must be at most 200 characters'],
    ],
    ['a term twice', [{ ...redirect, terms: ['a', 'a'] }], ['0.terms: must not hold the same twice']],
    ['a target that climbs', [{ ...redirect, target: '/../x' }], ['0.target: must not climb with . or ..']],
    ['a day that no year has', [{ ...pin, from: '2026-02-30' }], [`0.from: ${date}`]],
    ['a time without its zone', [{ ...pin, until: '2026-11-01T09:00:00' }], [`0.until: ${date}`]],
    ['another way to write a day', [{ ...pin, until: '1 November 2026' }], [`0.until: ${date}`]],
    [
      'an end at the beginning',
      [{ ...pin, from: '2026-11-01', until: '2026-11-01' }],
      ['0.until: must be later than from'],
    ],
    [
      'an end before the beginning, by the clock',
      [{ ...redirect, from: '2026-11-01T00:30:00+01:00', until: '2026-10-31' }],
      ['0.until: must be later than from'],
    ],
    [
      'an end before the beginning among other mistakes',
      [{ ...boost, factor: 0, from: '2026-11-02', until: '2026-11-01' }],
      ['0.factor: must be 0.1 to 10', '0.until: must be later than from'],
    ],
    [
      'an unknown storefront',
      [{ ...pin, storefronts: ['gb'] }],
      ['0.storefronts.0: must be one of uk, de, at, be, ch, nl, fr, us, es, it, eu, gl'],
    ],
    ['no storefront', [{ ...pin, storefronts: [] }], ['0.storefronts: must not be empty']],
    ['an unknown language', [{ ...synonym, language: 'sv' }], ['0.language: must be one of en, de, nl, fr, es, it']],
    ['a single word', [{ ...synonym, words: ['cat'] }], ['0.words: must be at least 2']],
    [
      'a phrase among words',
      [{ ...synonym, words: ['cat', 'pussy cat'] }],
      ['0.words.1: must be one word: letters and digits only'],
    ],
    ['a factor above ten', [{ ...boost, factor: 10.1 }], ['0.factor: must be 0.1 to 10']],
    ['a factor in quotes', [{ ...boost, factor: '2' }], ['0.factor: must be a number']],
    ['a match of nothing', [{ ...boost, match: {} }], ['0.match: must name a facet or skus']],
    [
      'skus beside a facet',
      [{ ...boost, match: { skus: ['A'], family: ['socks'] } }],
      ['0.match: must hold either skus or facets'],
    ],
    [
      'an unknown facet',
      [{ ...boost, match: { price: ['1'], family: ['socks'] } }],
      ['0.match: Unrecognized key: "price"'],
    ],
    [
      'a family that there is not',
      [{ ...boost, match: { family: ['hats'] } }],
      ['0.match.family.0: must be one of socks, underwear, slippers, accessories, gift-boxes'],
    ],
    [
      'a pin for nothing',
      [{ id: 'd', kind: 'pin', skus: ['A'] }],
      ['0.terms: is missing: a pin needs terms or collections'],
    ],
    ['a sku in small letters', [{ ...pin, skus: ['cr098'] }], ['0.skus.0: must be the sku of a product, in capitals']],
    [
      'the address of a listing instead of its path',
      [{ ...pin, collections: ['/gifts'] }],
      ['0.collections.0: must be the path of a listing, such as adults/socks or collection/low-socks'],
    ],
    [
      'more than 5,000 rules',
      Array.from({ length: 5001 }, (_, index) => ({ ...redirect, id: `r${index}` })),
      [': must be at most 5000 rules'],
    ],
  ])('refuses %s', (_, file, problems) => {
    expect(problemsOf(file)).toEqual(problems)
  })
})
