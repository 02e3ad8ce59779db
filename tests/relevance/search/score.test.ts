import { describe, expect, it } from 'vitest'
import { product, variant } from '../../support/catalogue-product.ts'
import { factsOf } from './facts-of.ts'
import { gradeOf } from './grade-of.ts'
import type { Judged, Rule } from './judged-query.ts'
import { printReport } from './print-report.ts'
import { ndcgAt, scoreSearch } from './score.ts'

const drawn = (name: string) => ({
  images: [{ picture: `drawing:${name}`, imageType: 'product', backgroundColor: '#fff0c2' } as const],
})

describe('ndcgAt', () => {
  it.each([
    ['the best order is 1', 10, [3, 2, 1], [1, 2, 3], 1],
    // gains 1, 3, 7: (1 + 3/log2 3 + 7/2) / (7 + 3/log2 3 + 1/2)
    ['the worst order of the right ones', 10, [1, 2, 3], [1, 2, 3], 0.680606],
    // 7/log2 3 against 7
    ['the one that was meant in second place', 10, [0, 3], [3, 0, 0], 0.63093],
    // 7 against 7 + 7/log2 3
    ['one of two found', 10, [3], [3, 3], 0.613147],
    ['wrong ones behind the right ones cost nothing', 10, [3, 0, 0], [3], 1],
    ['nothing past the last place counts', 2, [0, 0, 3], [3], 0],
    ['more right ones than places', 2, [3, 3], [3, 3, 3, 3], 1],
    ['nothing found', 10, [], [3, 3], 0],
    ['nothing to be found', 10, [0], [0, 0], 0],
  ] as const)('%s', (_, places, grades, ideal, expected) => {
    expect(ndcgAt(places, grades, ideal)).toBeCloseTo(expected, 5)
  })
})

describe('gradeOf', () => {
  const cats = product('CATS', {
    ...drawn('crew.pair.cats_lilac'),
    design: 'claws-and-effect',
    occasion: 'home',
    colour: { primary: 'purple', secondary: 'white' },
    collections: ['animal-kingdom'],
    variants: [variant(7, { prices: { EUR: { original: 1200, final: 900 } } }), variant(8, { size: '41-46' })],
  })
  const box = product('BOX', { ...drawn('box-2.open.cats_lilac.dogs_sky'), family: 'gift-boxes', silhouette: 'box-2' })

  it.each<readonly [string, Rule, boolean]>([
    ['no rule', {}, true],
    ['its motif', { motif: ['cats'] }, true],
    ['one of several motifs', { motif: ['dogs', 'cats'] }, true],
    ['another motif', { motif: ['dogs'] }, false],
    ['only its motif', { nothingBut: ['cats', 'dogs'] }, true],
    ['its yarn', { palette: ['lilac'] }, true],
    ['its first colour', { colour: ['purple'] }, true],
    ['its second colour is not what it is known by', { colour: ['white'] }, false],
    ['a size it has', { size: ['41-46'] }, true],
    ['a size it lacks', { size: ['2-3Y'] }, false],
    ['a material among others', { material: ['elastane'] }, true],
    ['its design', { design: ['claws-and-effect'] }, true],
    ['its collection', { collection: ['animal-kingdom'] }, true],
    ['the occasion', { occasion: ['home'] }, true],
    ['its sku', { sku: ['CATS'] }, true],
    ['the barcode of a size', { barcode: [variant(8).id] }, true],
    ['its lowest price', { underEuro: 9 }, true],
    ['less than its lowest price', { underEuro: 8.99 }, false],
    ['two facts that hold', { motif: ['cats'], ageGroup: ['adult'] }, true],
    ['two facts of which one holds', { motif: ['cats'], ageGroup: ['kids'] }, false],
  ])('requires %s', (_, rule, holds) => {
    expect(gradeOf(factsOf(cats), [[3, rule]])).toBe(holds ? 3 : 0)
  })

  it('takes the first rule that is met', () => {
    const wanted = [
      [3, { motif: ['dogs'], family: ['socks'] }],
      [2, { motif: ['cats'] }],
      [1, { family: ['socks'] }],
    ] as const
    expect(gradeOf(factsOf(cats), wanted)).toBe(2)
  })

  it('distinguishes a box of many designs from a box of one', () => {
    expect(gradeOf(factsOf(box), [[3, { motif: ['dogs'] }]])).toBe(3)
    expect(gradeOf(factsOf(box), [[3, { nothingBut: ['cats'] }]])).toBe(0)
    expect(gradeOf(factsOf(box), [[3, { nothingBut: ['cats', 'dogs'] }]])).toBe(3)
  })

  it('finds no motif where no drawing is', () => {
    const photographed = product('PHOTO', { images: [{ picture: 'cats.jpg', imageType: 'product' }] })
    expect(gradeOf(factsOf(photographed), [[3, { nothingBut: ['cats'] }]])).toBe(0)
  })
})

describe('scoreSearch', () => {
  const products = [
    product('A', { ...drawn('crew.pair.cats_lilac'), name: { en: 'Cats', de: 'Katzen' } }),
    product('B', { ...drawn('crew.pair.dogs_sky'), name: { en: 'Dogs' } }),
    product('C', drawn('crew.pair.bees_sky')),
  ]
  const cats: Judged = { query: 'cats', kind: 'motif', wanted: [[3, { motif: ['cats'] }]] }
  const dogs: Judged = { query: 'dgos', kind: 'typo', wanted: [[3, { motif: ['dogs'] }]] }
  const none: Judged = { query: 'xqz', kind: 'nonsense', wanted: [] }
  const judged = { en: [cats, dogs, none], de: [cats, none] }
  const answers = new Map([
    ['en cats', ['A', 'A', 'UNKNOWN']],
    ['en dgos', ['C', 'B']],
    ['en xqz', ['C']],
  ])
  const search = async (language: string, query: string) => answers.get(`${language} ${query}`) ?? []

  it('reports how good it is, by language and by kind', async () => {
    const { overall, byLanguage, byKind } = await scoreSearch(search, products, judged)
    expect(overall.queries).toBe(3)
    expect(overall.ndcg).toBeCloseTo((1 + 0.63093 + 0) / 3, 5)
    expect(byLanguage.get('en')?.ndcg).toBeCloseTo((1 + 0.63093) / 2, 5)
    expect(byLanguage.get('de')).toEqual({ queries: 1, ndcg: 0 })
    expect(byKind.get('motif')).toEqual({ queries: 2, ndcg: 0.5 })
    expect(byKind.has('nonsense')).toBe(false)
  })

  it('counts queries without results, apart from those that should have none', async () => {
    const { zeroResultRate, nonsenseRefused } = await scoreSearch(search, products, judged)
    expect(zeroResultRate).toBeCloseTo(1 / 3)
    expect(nonsenseRefused).toBe(0.5)
  })

  it('counts a product that is returned twice once', async () => {
    const twice = [...products, product('D', drawn('low.pair.cats_sky'))]
    const { overall } = await scoreSearch(async () => ['A', 'A'], twice, { en: [cats] })
    expect(overall.ndcg).toBeCloseTo(0.613147, 5)
  })

  it('lists the worst first, with their first results', async () => {
    const { worst } = await scoreSearch(search, products, judged)
    expect(worst.map(({ language, query }) => `${language} ${query}`)).toEqual(['de cats', 'en dgos', 'en cats'])
    expect(worst[1]?.first).toEqual([
      { sku: 'C', name: 'Sock C', grade: 0 },
      { sku: 'B', name: 'Dogs', grade: 3 },
    ])
  })

  it('is printed as a table', async () => {
    const text = printReport(await scoreSearch(search, products, judged))
    expect(text.split('\n').slice(0, 5)).toEqual([
      '             queries   NDCG@10',
      'all                3     0.544',
      '',
      'en                 2     0.815',
      'de                 1     0.000',
    ])
    expect(text).toContain('nothing found though something is wanted    33.3 %')
    expect(text).toContain('0.000  de  cats  (motif)\n         nothing\n')
    expect(text).toContain('0.631  en  dgos  (typo)\n         0  Sock C  C\n         3  Dogs  B\n')
  })
})
