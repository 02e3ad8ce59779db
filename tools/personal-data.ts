/** Writes the table of personal data into docs/privacy.md; with `--check` fails if the table is out of date. */
import { DATA_REGISTRY, PERSONAL_TABLES } from '../src/merchant/privacy/personal-data.ts'
import { writeGeneratedTable } from './generated-table.ts'

const FOUND = {
  address: 'e-mail address',
  order: 'its order',
  text: 'e-mail address, telephone, order number in its text',
  account: 'e-mail address of the account',
} as const

const columnsOf = (table: string, whose: 'personal' | 'staff'): string =>
  (DATA_REGISTRY.get(table)?.[whose] ?? []).map((name) => `\`${name}\``).join(' ')

await writeGeneratedTable({
  page: 'docs/privacy.md',
  name: 'personal-data',
  head: ['Table', 'Personal columns', 'About staff', 'Found by', 'Export', 'Erasure', 'Deleted without a request'],
  rows: Object.entries(PERSONAL_TABLES).map(([table, { found, exported, erased, retention }]) => [
    `\`${table}\``,
    columnsOf(table, 'personal'),
    columnsOf(table, 'staff'),
    FOUND[found],
    exported,
    erased,
    retention,
  ]),
})
