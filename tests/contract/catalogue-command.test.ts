import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COLUMNS } from '../../src/merchant/catalogue/columns.ts'
import { runCommandInProcess } from '../support/run-command-in-process.ts'
import { runCommand } from '../support/run-command.ts'

describe('npm run catalogue', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sockeye-command-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const COMMAND = 'src/cli/catalogue/command.ts'
  const run = (...args: string[]) => runCommandInProcess(COMMAND, args, { DATA_DIR: join(folder, 'data') })
  const runAlone = (...args: string[]) => runCommand(COMMAND, args, { DATA_DIR: join(folder, 'data') })

  it('imports the example of the documentation, and exports it again', async () => {
    expect(await run('import', 'docs/examples/catalogue.csv', '--check')).toMatchObject({
      code: 0,
      stdout: 'catalogue.csv: 2 products with 4 variants, no mistake found. Nothing was changed.\n',
    })
    expect(await runAlone('import', 'docs/examples/catalogue.csv')).toMatchObject({
      code: 0,
      stdout: 'catalogue.csv: 2 products with 4 variants are in the shop.\n',
    })
    const file = join(folder, 'out.csv')
    expect(await run('export', file)).toMatchObject({ code: 0, stdout: 'out.csv: 2 products.\n' })
    expect(await run('import', file, '--replace')).toMatchObject({ code: 0 })
    const first = readFileSync(file, 'utf8')
    await run('export', file)
    expect(readFileSync(file, 'utf8')).toBe(first)
  })

  it('prints a table of problems, and exits with 1', async () => {
    const file = join(folder, 'bad.csv')
    writeFileSync(file, 'sku,variant.id,variant.sku,nmae.en\nA,4006381333932,A-S,x\n')
    const { code, stdout, stderr } = await run('import', file)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^row {2}column +what is wrong$/m)
    expect(stderr).toMatch(/^ {2}1 {2}nmae\.en +is not a column we know$/m)
    expect(stderr).toMatch(/^ {2}2 {2}variant\.id +must be a barcode/m)
    expect(stderr).toMatch(/mistakes\. Nothing was changed\.\n$/)
  })

  it.each([
    ['a missing file', ['import', 'nowhere.csv'], 1, /^There is no such file: .*nowhere\.csv\n$/],
    ['a missing folder', ['export', '/nowhere/x.csv'], 1, /^There is no folder \/nowhere\n$/],
    [
      'another kind of file',
      ['import', 'products.xlsx'],
      2,
      /^The file must end with \.csv, \.json or \.jsonl\.\n\nUsage/,
    ],
    ['no file', ['import'], 2, /^Usage/],
    ['nothing', [], 2, /^Usage/],
    ['an unknown command', ['burn', 'x.csv'], 2, /^Usage/],
    ['an unknown option', ['import', 'x.csv', '--force'], 2, /^Unknown option '--force'/],
  ])('answers %s', async (_, args, code, complains) => {
    const answer = await run(...args)
    expect(answer.code).toBe(code)
    expect(answer.stderr).toMatch(complains)
  })

  it('lists every column', async () => {
    const { stdout } = await run('columns')
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(COLUMNS.map(({ name }) => name))
    expect((await runAlone('--help')).stdout).toMatch(/^Usage/)
  })

  it('the documentation covers every group of columns', () => {
    const page = readFileSync('docs/catalogue.md', 'utf8')
    const groups = COLUMNS.map(({ name }) =>
      name
        .replace(/^image\.\d+/, 'image.1')
        .replace(/^variant\.price\.\w+/, 'variant.price.EUR')
        .replace(/^variant\.stock\..*/, 'variant.stock.nl-rsv')
        .replace(/\.(en-US|de|nl|fr|es|it)$/, '.en')
        .replace(/^(description|meta)\.(\w+)\.en$/, '$1.$2.…'),
    )
    expect([...new Set(groups)].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})
