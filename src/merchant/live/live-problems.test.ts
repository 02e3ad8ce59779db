import { describe, expect, it } from 'vitest'
import { SELLER } from '../../../tests/support/seller.ts'
import { liveProblems, type LiveFacts } from './live-problems.ts'

const PAGE = { slug: 'de/imprint', isThere: true, isDemo: false }

const complete: LiveFacts = {
  seller: {
    ...SELLER,
    email: 'shop@sockeye.nl',
    telephone: '+31 20 123 4567',
    registration: 'KvK 12345678',
    vatIds: { NL: 'NL123456789B01' },
    responsiblePerson: 'Sockeye B.V., Amsterdam, safety@sockeye.nl',
    producerNumbers: { DE: 'DE4412345678901' },
    guaranteeNotices: { de: 'Amtlich' },
  },
  countries: ['DE'],
  pages: [PAGE],
}

const seller = (over: Partial<NonNullable<LiveFacts['seller']>>): Partial<LiveFacts> => ({
  seller: complete.seller && { ...complete.seller, ...over },
})

describe('liveProblems', () => {
  it('LAW-05 has nothing to say about a complete shop', () => {
    expect(liveProblems(complete)).toEqual([])
  })

  it('names placeholders among the constants', () => {
    expect(liveProblems({ ...complete, placeholders: ['shopName'] })).toEqual(['constants.shopName: is a placeholder'])
  })

  it('LAW-21 names missing and placeholder numbers of producers, in France the sorting mark, too', () => {
    const named = (over: Partial<NonNullable<LiveFacts['seller']>>) =>
      liveProblems({ ...complete, ...seller(over), countries: ['FR', 'DE', 'ES', 'NL'] }).filter((problem) =>
        /producerNumbers|sortingMarks/.test(problem),
      )
    expect(named({ producerNumbers: { DE: 'DE1 (placeholder)' }, sortingMarks: {} })).toEqual([
      'seller.producerNumbers.FR: is missing',
      'seller.sortingMarks.FR: is missing',
      'seller.producerNumbers.DE: is a placeholder',
      'seller.producerNumbers.ES: is missing',
    ])
    const numbers = { FR: 'FR231567_11ABCD', DE: 'DE4412345678901', ES: 'ENV/2023/000012345' }
    expect(named({ producerNumbers: numbers, sortingMarks: { FR: 'Bac de tri' } })).toEqual([])
  })

  it.each<[string, Partial<LiveFacts>, readonly RegExp[]]>([
    ['no seller', { seller: undefined }, [/^seller: no record/]],
    ['the name of the demonstration', seller({ name: 'Sockeye Demo B.V.' }), [/^seller\.name/]],
    ['no address', seller({ address: [] }), [/^seller\.address/]],
    ['an example as address', seller({ email: 'shop@example.com' }), [/^seller\.email/]],
    ['no telephone', seller({ telephone: '' }), [/^seller\.telephone/]],
    ['a telephone of zeros', seller({ telephone: '+31 20 000 0000' }), [/^seller\.telephone/]],
    ['no register', seller({ registration: '' }), [/^seller\.registration/]],
    ['VAT ids of zeros', seller({ vatIds: { NL: 'NL000000000B00' } }), [/^seller\.vatIds/]],
    ['no responsible person', seller({ responsiblePerson: '' }), [/^seller\.responsiblePerson/]],
    ['no official notice', seller({ guaranteeNotices: {} }), [/^seller\.guaranteeNotices\.de/]],
    [
      'no mediator in France',
      { countries: ['FR'] },
      [/disputeBodies\.FR/, /producerNumbers\.FR/, /sortingMarks\.FR/, /guaranteeNotices\.fr/, /guarantee\.fr/],
    ],
    ['no number in Korea', { countries: ['KR'] }, [/^seller\.sellerNumbers\.KR/]],
    ['Poland', { countries: ['PL'] }, [/guaranteeNotices\.en/, /guaranteeNotices\.pl/, /withdrawal\.pl/]],
    [
      'an unknown authority',
      { countries: ['ES'] },
      [/producerNumbers\.ES/, /guaranteeNotices\.es/, /^seller\.accessibilityBodies\.ES/],
    ],
    ['no page', { pages: [{ ...PAGE, isThere: false }] }, [/^de\/imprint: there is no such page/]],
    [
      'the page of the demonstration',
      { pages: [{ ...PAGE, isDemo: true }] },
      [/^de\/imprint: is the text of the demo/],
    ],
  ])('LAW-05 names one line for each field: %s', (_, over, expected) => {
    const problems = liveProblems({ ...complete, ...over })
    expect(problems).toHaveLength(expected.length)
    for (const [index, line] of expected.entries()) expect(problems[index]).toMatch(line)
  })
})
