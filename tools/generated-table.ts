/** Writes a generated table into a page of the documentation, between two marks; with `--check` fails if it is out of date. */
import { readFile, writeFile } from 'node:fs/promises'

type GeneratedTable = {
  readonly page: string
  /** Of the marks. */
  readonly name: string
  /** The npm script that writes it, where it has another name. */
  readonly script?: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export async function writeGeneratedTable({
  page: file,
  name,
  script = name,
  head,
  rows,
}: GeneratedTable): Promise<void> {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
  const table = lines.map((row) => `| ${row.join(' | ')} |\n`).join('')
  const page = await readFile(file, 'utf8')
  const [before, rest, ...more] = page.split(start)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined || more.length > 0) {
    console.error(`${file} must have ${start} once, and below it ${end}`)
    process.exit(1)
  }
  // The formatter would pad the table, so that a longer text in one row changes all of them.
  const unformatted = `<!-- oxfmt-ignore-start -->\n\n${table}\n<!-- oxfmt-ignore-end -->`
  const renewed = `${before}${start}\n\n${unformatted}\n\n${end}${after}`
  if (!process.argv.includes('--check')) await writeFile(file, renewed)
  else if (page !== renewed) {
    console.error(`${file} is out of date: run npm run ${script}.`)
    process.exit(1)
  }
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
