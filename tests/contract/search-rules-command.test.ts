import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRules } from '../support/import-rules.ts'
import { discoveryMigrations } from '../../src/services/discovery/migrations.ts'
import { readRules } from '../../src/services/discovery/rules/read-rules.ts'
import type { DiscoveryTables } from '../../src/services/discovery/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { runCommandInProcess } from '../support/run-command-in-process.ts'
import { runCommand } from '../support/run-command.ts'

const redirect = { kind: 'redirect', terms: ['returns'], target: '/faq' }
const synonym = { kind: 'synonym', language: 'en', words: ['cat', 'puss'] }
const boost = { kind: 'boost', match: { family: ['socks'] }, factor: 2 }
const pin = { kind: 'pin', terms: ['love'], skus: ['A1'] }
const many = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}${index}`)

const KINDS = 'must be one of redirect, synonym, boost, pin'
const DATE = 'must be a date such as 2026-11-01, or a time such as 2026-11-01T09:00:00+01:00'
const TARGET = 'must be a path such as /faq/returns, or an address that begins with https://'
const SLASHES = 'must be a path with single slashes and without spaces'
const CONTROL = 'must not hold line ends or control characters'
const UNKNOWN = 'is not a member we know'

/** A rule, and the messages about it: the member first. The ids are those of their places, r1 for the first. */
const MISTAKES: readonly (readonly [rule: object, ...problems: readonly string[]])[] = [
  [{ kind: 'burn' }, `kind ${KINDS}`],
  [{}, `kind ${KINDS}`],
  [{ kind: 'redirect' }, 'terms is missing', 'target is missing'],
  [{ ...redirect, target: 'faq' }, `target ${TARGET}`],
  [{ ...redirect, target: 'http://elsewhere.example' }, `target ${TARGET}`],
  [{ ...redirect, target: 'javascript:alert(1)' }, `target ${TARGET}`],
  [{ ...redirect, target: 'https://shop.example@elsewhere.example' }, `target ${TARGET}`],
  [{ ...redirect, target: '//elsewhere.example' }, `target ${SLASHES}`],
  [{ ...redirect, target: '/\\elsewhere.example' }, `target ${SLASHES}`],
  [{ ...redirect, target: '/faq/%2E%2e/x' }, 'target must not climb with . or ..'],
  [
    { ...redirect, target: '/uk/faq' },
    'target must stand without the storefront, which is put before it: /faq, not /uk/faq',
  ],
  [{ ...redirect, target: '/search?term=x' }, 'target must not be the search page: use a synonym for that'],
  [{ ...redirect, target: 7 }, 'target must be a text'],
  [{ ...redirect, target: `/${'x'.repeat(2000)}` }, 'target must be at most 2000 characters'],
  [{ ...redirect, terms: [] }, 'terms must not be empty'],
  [{ ...redirect, terms: ['a', ''] }, 'terms.1 must not be empty', 'terms.1 must hold a letter or a digit'],
  [{ ...redirect, terms: ['…'] }, 'terms.0 must hold a letter or a digit'],
  [{ ...redirect, terms: ['a\nb'] }, `terms.0 ${CONTROL}`],
  [{ ...redirect, terms: 'a' }, 'terms must be a list'],
  [{ ...redirect, terms: ['a', 'a'] }, 'terms must not hold the same twice'],
  [{ ...redirect, terms: many(201, 't') }, 'terms must be at most 200'],
  [{ ...redirect, from: '2026-02-30' }, `from ${DATE}`],
  [{ ...redirect, from: 20_261_101 }, `from ${DATE}`],
  [{ ...boost, until: '2026-11-01T09:00:00' }, `until ${DATE}`],
  [{ ...pin, until: 'tomorrow' }, `until ${DATE}`],
  [{ ...redirect, from: '2026-11-01', until: '2026-11-01' }, 'until must be later than from'],
  [{ ...boost, from: '2026-11-01', until: '2026-11-01T01:00:00+01:00' }, 'until must be later than from'],
  [
    { ...pin, skus: [], from: '2026-12-01', until: '2026-11-01' },
    'skus must not be empty',
    'until must be later than from',
  ],
  [{ ...synonym, from: '2026-11-01', until: '2026-12-01' }, `from ${UNKNOWN}`, `until ${UNKNOWN}`],
  [{ ...synonym, storefronts: ['uk'] }, `storefronts ${UNKNOWN}`],
  [{ ...synonym, language: 'sv' }, 'language must be one of en, de, nl, fr, es, it'],
  [{ ...synonym, words: ['cat'] }, 'words must be at least 2'],
  [{ ...synonym, words: ['cat', 'tom cat'] }, 'words.1 must be one word: letters and digits only'],
  [{ ...synonym, words: many(51, 'w') }, 'words must be at most 50'],
  [{ ...boost, factor: 0.09 }, 'factor must be 0.1 to 10'],
  [{ ...boost, factor: 10.1 }, 'factor must be 0.1 to 10'],
  [{ ...boost, factor: '2' }, 'factor must be a number'],
  [{ ...boost, match: {} }, 'match must name a facet or skus'],
  [{ ...boost, match: { family: ['socks'], skus: ['A1'] } }, 'match must hold either skus or facets'],
  [{ ...boost, match: { price: ['1'], family: ['socks'] } }, `match.price ${UNKNOWN}`],
  [
    { ...boost, match: { family: ['socks', 'hats'] } },
    'match.family.1 must be one of socks, underwear, slippers, accessories, gift-boxes',
  ],
  [{ ...boost, match: { sizes: many(51, 's') } }, 'match.sizes must be at most 50'],
  [{ kind: 'pin', skus: ['A1'] }, 'terms is missing: a pin needs terms or collections'],
  [{ ...pin, skus: ['A1', 'a2'] }, 'skus.1 must be the sku of a product, in capitals'],
  [{ ...pin, skus: many(201, 'S') }, 'skus must be at most 200'],
  [
    { ...pin, collections: ['/gifts'] },
    'collections.0 must be the path of a listing, such as adults/socks or collection/low-socks',
  ],
  [{ ...pin, storefronts: ['gb'] }, 'storefronts.0 must be one of uk, de, at, be, ch, nl, fr, us, es, it, eu, gl'],
  [{ ...pin, target: '/faq', Terms: ['x'] }, `target ${UNKNOWN}`, `Terms ${UNKNOWN}`],
]

describe.each(engines)('a file of rules with mistakes on %s', (engine) => {
  let fresh: FreshDatabase<DiscoveryTables>
  let folder: string

  beforeAll(async () => {
    fresh = await freshDatabase(engine, discoveryMigrations)
    folder = mkdtempSync(join(tmpdir(), 'sockeye-rules-'))
    await take([{ id: 'unchanged', ...pin }])
  })
  afterAll(async () => {
    await fresh.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const take = (value: unknown) => {
    const file = join(folder, 'rules.json')
    writeFileSync(file, JSON.stringify(value))
    return importRules({ file, database: fresh.database, checkOnly: false })
  }
  const problemsOf = async (value: unknown) => {
    const { problems, ...report } = await take(value)
    expect(report).toEqual({ rules: 0, unknownSkus: [], hasChanged: false })
    expect(await readRules(fresh.database.query)).toEqual([{ id: 'unchanged', ...pin }])
    return problems.map(({ rule, member, message }) => `${rule}: ${member} ${message}`)
  }

  it('every problem is reported with its rule and its member, in their order, and nothing is written', async () => {
    const rules = MISTAKES.map(([rule], index) => ({ id: `r${index + 1}`, ...rule }))
    const expected = MISTAKES.flatMap(([, ...each], index) => each.map((one) => `${index + 1} r${index + 1}: ${one}`))
    expect(await problemsOf(rules)).toEqual(expected)
  })

  it.each([
    [
      'one among many that are right',
      [
        { id: 'a', ...pin },
        { id: 'b', ...boost, factor: 0 },
        { id: 'c', ...synonym },
      ],
      ['2 b: factor must be 0.1 to 10'],
    ],
    [
      'an id twice',
      [
        { id: 'a', ...pin },
        { id: 'b', ...boost },
        { id: 'a', ...synonym },
        { id: 'a', ...boost },
      ],
      ['3 a: id duplicates rule 1', '4 a: id duplicates rule 1'],
    ],
    ['no id', [pin, { id: 'b', ...boost }], ['1: id is missing']],
    ['an invalid id', [{ id: 'Love Day', ...pin }], ['1 Love Day: id must be one lower-case word, with hyphens']],
    ['not a rule', [3, null], ['1:  must be a rule: { … }', '2:  must be a rule: { … }']],
    ['not a list', { id: 'a', ...pin }, ['(file):  must be a list of rules: [ … ]']],
    ['too many', many(5001, 'r').map((id) => ({ id, ...pin })), ['(file):  must be at most 5000 rules']],
  ])('reports %s', async (_, value, expected) => {
    expect(await problemsOf(value)).toEqual(expected)
  })
})

describe('npm run search-rules', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sockeye-command-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const COMMAND = 'src/cli/search-rules/command.ts'
  const run = (...args: string[]) => runCommandInProcess(COMMAND, args, { DATA_DIR: join(folder, 'data') })
  const runAlone = (...args: string[]) => runCommand(COMMAND, args, { DATA_DIR: join(folder, 'data') })
  const written = (name: string, content: string | Uint8Array) => {
    const file = join(folder, name)
    writeFileSync(file, content)
    return file
  }

  const example = 'docs/examples/search-rules.json'
  const unknown = 'Not in the shop at present: CR098-CHALK, GX013-2\n'

  it('with --check writes nothing', async () => {
    expect(await runAlone('import', example, '--check')).toEqual({
      code: 0,
      stdout: `${unknown}search-rules.json: 5 rules, no mistake found. Nothing was changed.\n`,
      stderr: '',
    })
  })

  it('imports the example of the documentation, and exports it again', async () => {
    const stdout = `${unknown}search-rules.json: 5 rules in the shop now.\n`
    expect(await run('import', example)).toEqual({ code: 0, stdout, stderr: '' })
    const out = join(folder, 'out.json')
    expect(await run('export', out)).toEqual({ code: 0, stdout: 'out.json: 5 rules.\n', stderr: '' })
    const given: unknown = JSON.parse(readFileSync(out, 'utf8'))
    expect(given).toHaveLength(5)
    expect(given).toEqual(expect.arrayContaining(JSON.parse(readFileSync(example, 'utf8'))))
    expect(await run('import', out)).toMatchObject({
      code: 0,
      stdout: `${unknown}out.json: 5 rules, in the shop already.\n`,
    })
  })

  it('prints a table of problems, without terminal escapes, and exits with 1', async () => {
    const rules = [
      { id: 'gifts', ...boost, factor: 99 },
      { id: '\u001B[2J', ...pin },
    ]
    expect(await run('import', written('bad.json', JSON.stringify(rules)))).toEqual({
      code: 1,
      stdout: '',
      stderr: `rule     member  what is wrong
1 gifts  factor  must be 0.1 to 10
2 ?[2J   id      ${CONTROL}
2 ?[2J   id      must be one lower-case word, with hyphens
bad.json: 3 mistakes. Nothing was changed.
`,
    })
  })

  it.each([
    ['a missing file', () => ['import', 'nowhere.json'], 1, /^There is no such file: .*nowhere\.json\n$/],
    [
      'another encoding',
      () => ['import', written('latin1.json', Buffer.from('["caf\xe9"]', 'latin1'))],
      1,
      /^The file is not in UTF-8\. Nothing was changed\.\n$/,
    ],
    [
      'invalid JSON',
      () => ['import', written('odd.json', '[\n  { "id": "a", }\n]')],
      1,
      /^The file is not valid JSON \(line 2 column 16\)\. Nothing was changed\.\n$/,
    ],
    ['another kind of file', () => ['import', 'rules.csv'], 2, /^The file must end with \.json\.\n\nUsage/],
    ['an export to be checked', () => ['export', 'x.json', '--check'], 2, /^Only an import can be checked\.\n\nUsage/],
  ])('answers %s', async (_, args, code, complains) => {
    const answer = await run(...args())
    expect([answer.code, answer.stdout]).toEqual([code, ''])
    expect(answer.stderr).toMatch(complains)
  })
})
