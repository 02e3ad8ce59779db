/**
 * `npm run faults`: every point at which a purchase can be interrupted, with and without a shopper who returns, every fault
 * of notifications, and every point at which a refund, a shipment, a return or a capture can be interrupted, on both databases. Prints the
 * matrix, and exits with 1 when anything was lost or happened twice.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../support/postgres.ts'
import { runRefundMatrix } from './documents/refunds.ts'
import { runReturnMatrix } from './returns/matrix.ts'
import { CAPTURE_STEPS } from './returns/capture-steps.ts'
import { everyPoint, runMatrix, type Shop, type Verdict } from './purchase/matrix.ts'
import { NOTIFICATION_CASES } from './purchase/notifications.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

async function run(engine: string, shop: Shop): Promise<ReadonlyMap<string, Verdict>> {
  let done = 0
  const report = ({ fault, broken }: Verdict) => {
    done += 1
    if (broken.length > 0) print(`${engine}: ${fault}: ${broken.join('; ')}`)
    else if (done % 25 === 0) print(`${engine}: ${done} faults survived`)
  }
  const points = { kills: everyPoint, cuts: everyPoint, report }
  const verdicts = [
    ...(await runMatrix(shop, { ...points, notifications: NOTIFICATION_CASES })),
    ...(await runRefundMatrix(shopFor('refunds', shop), points)),
    ...(await runReturnMatrix(shopFor('returns', shop), points)),
    ...(await runReturnMatrix(shopFor('captures', shop), { ...points, captureAt: 'shipment' }, CAPTURE_STEPS)),
  ]
  return new Map(verdicts.map((verdict) => [verdict.fault, verdict]))
}

type Matrix = 'refunds' | 'returns' | 'captures'

/** A database of its own: each matrix starts its clock anew and counts its stock, and staff have more tables. */
const shopFor = (matrix: Matrix, { dataDir, databaseUrl }: Shop): Shop => ({
  dataDir: `${dataDir}-${matrix}`,
  ...(databaseUrl !== undefined && { databaseUrl: `${databaseUrl}_${matrix}` }),
})

const folder = mkdtempSync(join(tmpdir(), 'sockeye-faults-'))
const postgres = await startPostgres()
try {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  for (const name of ['faults', 'faults_refunds', 'faults_returns', 'faults_captures'])
    await client.query(`create database ${name}`)
  await client.end()
  const databaseUrl = postgres.url.replace(/\/postgres$/, '/faults')
  const [sqlite, other] = await Promise.all([
    run('SQLite', { dataDir: join(folder, 'sqlite') }),
    run('PostgreSQL', { dataDir: join(folder, 'postgres'), databaseUrl }),
  ])
  const faults = [...new Set([...sqlite.keys(), ...other.keys()])]
  const cell = (verdict: Verdict | undefined) => {
    if (verdict === undefined) return ''
    return verdict.broken.length > 0 ? `BROKEN (${verdict.ended})` : verdict.ended
  }
  const width = Math.max(...faults.map((fault) => fault.length))
  print(`\n${'Fault'.padEnd(width)}  ${'SQLite'.padEnd(16)}  PostgreSQL`)
  for (const fault of faults) {
    print(`${fault.padEnd(width)}  ${cell(sqlite.get(fault)).padEnd(16)}  ${cell(other.get(fault))}`)
  }
  const all = [...sqlite.values(), ...other.values()]
  const broken = all.filter((verdict) => verdict.broken.length > 0)
  print(`\n${all.length} faults, ${broken.length} violations`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
