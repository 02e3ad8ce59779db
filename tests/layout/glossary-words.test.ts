import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { avoidedWords, avoidedWordsInDocs } from './glossary-words.ts'
import { codeFiles } from './domain-words.ts'

const FOLDERS = ['src', 'tools', 'bench', 'tests']

/** Generated from the specification, whose words are not ours. */
const REQUIREMENTS = 'docs/requirements.md'

describe('words of the glossary', () => {
  it('HSE-16 code, tests, comments and log messages use them', () => {
    const files = FOLDERS.flatMap(codeFiles)
    expect(files.length).toBeGreaterThan(1500)
    expect(files.flatMap((file) => avoidedWords(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it('~HSE-16 names of files use them', () => {
    expect(avoidedWords('names of files', FOLDERS.flatMap(codeFiles).join('\n'))).toEqual([])
    expect(avoidedWords('names of files', 'tests/contract/payment-news.test.ts')).toHaveLength(1)
  })

  it.each([
    ['// Whoever calls this twice', 'Whoever'],
    ["log.warn('Nobody took the order')", 'Nobody'],
    ['const toldAt = clock.now()', 'toldA'],
    ['type RefundTold = string', 'dTold'],
    ['const news = readUpdate(event)', 'news'],
    ['function keepNews() {}', 'pNews'],
    ["import { rates } from './kept-rates.ts'", 'kept-'],
    ['const MOST_ITEMS = 3', 'MOST_'],
    ['export const LONGEST_NAME = 3', 'LONGEST_'],
    ['/** Called in vain. */', 'in vain'],
    ['const goods = readCart()', 'goods'],
    ['function loadGoods() {}', 'dGoods'],
    ["import { sum } from './goods-total.ts'", 'goods'],
    ['type GoodsIndex = string', 'Goods'],
    ['const shelf = readStock()', 'shelf'],
    ['// Checked at the door', 'door'],
  ])('the check finds %s', (line, word) => {
    for (const file of ['src/a.ts', 'src/a.test.ts', 'tests/browser/a.spec.ts']) {
      expect(avoidedWords(file, `first\n${line}\n`)).toMatchObject([{ file, line: 2, word }])
    }
  })

  it.each([
    ['src/a.ts', 'const newsletter = hideNewsletter(stored)'],
    ['src/a.ts', 'const MAX_ITEMS = 3'],
    ['src/a.ts', 'matches(effect.goods, line)'],
    ['src/a.ts', "tags: ['goods', `shelf:${category}`]"],
    ['src/a.ts', 'const { goodsAmount } = rule'],
    ['src/markets/paths/page-type.ts', "['happy-news', 'blog']"],
    ['tests/browser/a.spec.ts', "getByRole('checkbox', { name: /news from the river/ })"],
    ['tests/layout/domain-words.ts', '/database\\/kept-statement/'],
    ['src/services/discovery/language/stem-en.ts', 'mars, news, texas'],
    ['src/services/commerce/mail/texts/en.ts', 'Nobody else sees it.'],
    ['src/services/commerce/orders/order-texts.ts', 'Nobody else sees it.'],
  ])('the check accepts in %s: %s', (file, line) => {
    expect(avoidedWords(file, line)).toEqual([])
  })

  it('HSE-16 documents use them', () => {
    const files = globSync(['docs/**/*.md', 'README.md', 'CONTRIBUTING.md']).filter((file) => file !== REQUIREMENTS)
    expect(files.length).toBeGreaterThan(40)
    expect(files.flatMap((file) => avoidedWordsInDocs(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it.each([
    ['Whoever calls this twice', 'Whoever'],
    ['An import adds goods to the shop', 'goods'],
    ['What the provider tells', 'tells'],
    ['| `knob` | it is kept |', 'kept'],
  ])('the check of documents finds %s', (line, word) => {
    expect(avoidedWordsInDocs('docs/a.md', `\`\`\`\nnobody\n\`\`\`\n${line}\n`)).toMatchObject([
      { file: 'docs/a.md', line: 4, word },
    ])
  })

  it.each(['`Paid too late: the goods are gone`', '![A listing](docs/screens/goods.png)', '`happy-news`'])(
    'the check of documents accepts %s',
    (line) => expect(avoidedWordsInDocs('docs/a.md', line)).toEqual([]),
  )
})
