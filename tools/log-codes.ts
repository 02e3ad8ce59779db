/** Writes the table of log codes into docs/operations.md; with `--check` fails if the table is out of date. */
import { writeGeneratedTable } from './generated-table.ts'
import { readLogCodes } from './read-log-codes.ts'

await writeGeneratedTable({
  page: 'docs/operations.md',
  name: 'log-codes',
  head: ['Code', 'Level', 'Message', 'Meaning', 'Action'],
  rows: (await readLogCodes()).map(({ code, level, message, meaning, action = 'None.' }) => [
    `\`${code}\``,
    level,
    message,
    meaning,
    action,
  ]),
})
