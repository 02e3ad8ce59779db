/** Writes the table of rate limits into docs/security/rate-limits.md; with `--check` fails if the table is out of date. */
import { POLICY_ROWS } from '../src/platform/rate-limit/policies.ts'
import { writeGeneratedTable } from './generated-table.ts'

await writeGeneratedTable({
  page: 'docs/security/rate-limits.md',
  name: 'rate-limits',
  head: ['Policy', 'Layer', 'Amount', 'Window', 'Burst'],
  rows: POLICY_ROWS.map(({ policy, layer, rate: { amount, seconds, burst } }) => [
    `\`${policy}\``,
    layer,
    String(amount),
    `${seconds} s`,
    String(burst),
  ]),
})
