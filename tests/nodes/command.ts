/**
 * `npm run nodes [-- SCENARIO … --nodes 3 --short]`: starts PostgreSQL, Redis, an object store, nginx and shop nodes on this machine, runs
 * the scenarios, prints a table, and exits with 1 when anything was lost, double or oversold, or a scenario did not pass.
 */
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../tools/ensure-built.ts'
import { startCluster } from './cluster.ts'
import { SHORT, WHOLE, type Outcome } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { nodes: { type: 'string', default: '3' }, short: { type: 'boolean', default: false } },
})
const names = positionals.length > 0 ? positionals : Object.keys(SCENARIOS)
const unknown = names.filter((name) => !(name in SCENARIOS))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Scenarios: ${Object.keys(SCENARIOS).join(', ')}\n`)
  process.exit(2)
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const COLUMNS = ['scenario', 'requests', 'failed', 'lost', 'double', 'oversold', 'seconds', 'remark'] as const
const WIDTHS = [12, 9, 7, 5, 7, 9, 8, 0]
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => String(cell).padEnd(WIDTHS[index] ?? 0)).join(' ')

function row(name: string, { requests, failed, books, remark, problems }: Outcome, seconds: number): string {
  const text = problems.length > 0 ? `${remark}. DOES NOT PASS: ${problems.join('; ')}` : remark
  return line([name, requests, failed, books.lost, books.double, books.oversold, seconds, text])
}

await ensureBuilt()
print(`Starting PostgreSQL, Redis, an object store, nginx and ${values.nodes} nodes …`)
const cluster = await startCluster(Number(values.nodes))
let failed = 0
try {
  print(line(COLUMNS))
  for (const name of names) {
    const began = performance.now()
    const outcome = await SCENARIOS[name]?.(cluster, values.short ? SHORT : WHOLE)
    if (outcome === undefined) continue
    failed += outcome.problems.length > 0 ? 1 : 0
    print(row(name, outcome, Math.round((performance.now() - began) / 1000)))
  }
} finally {
  await cluster.stop()
}
print(failed === 0 ? 'All scenarios passed' : `${failed} scenarios did not pass`)
process.exitCode = failed === 0 ? 0 : 1
