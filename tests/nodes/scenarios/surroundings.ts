/** What nodes rely on misbehaves under purchases: PostgreSQL crashes, the object store hangs, a clock is wrong. */
import { setTimeout as pause } from 'node:timers/promises'
import { hrefOf } from '../../../src/services/images/admin.ts'
import { ensureFaketime } from '../../support/faketime.ts'
import { untilReady } from '../cluster.ts'
import type { Crowd } from '../crowd.ts'
import type { Scenario } from '../scenario.ts'
import { crowdOf, noServerErrors, report } from './faults.ts'

const POLL_MS = 50
const SKEW_MINUTES = 10

/** PostgreSQL is restarted as after a crash, again and again: it recovers from its log, and no confirmed order is lost. */
export const crash: Scenario = async (cluster, size) => {
  const crowd = await crowdOf(cluster, size)
  for (let crashes = 0; crashes < size.crashes; crashes += 1) {
    await purchases(crowd, size.shoppers)
    await cluster.postgres.shutDown('immediate')
    await cluster.postgres.startAgain()
  }
  await purchases(crowd, size.shoppers)
  await crowd.leave()
  return report(cluster, crowd, `${size.crashes} immediate restarts of PostgreSQL`, noServerErrors(crowd))
}

/** The object store answers nothing: pictures may degrade, but no request fails, and purchases go on. */
export const objects: Scenario = async (cluster, size) => {
  const [row] = await cluster.query(`select hash, name from pictures order by hash limit 1`)
  const href = hrefOf({ hash: String(row?.['hash']), name: String(row?.['name']) })
  const crowd = await crowdOf(cluster, size)
  cluster.objects.hang()
  try {
    const statuses = await Promise.all(
      cluster.nodes.map(async ({ url }) => (await fetch(`${url}${href}?width=96`)).status),
    )
    await purchases(crowd, 2 * size.shoppers)
    await crowd.leave()
    const failed = statuses.filter((status) => status >= 500)
    return await report(cluster, crowd, `pictures answered ${statuses.join(', ')}`, [
      ...(failed.length > 0 ? [`a picture answered ${failed.join(', ')}`] : []),
      ...failuresOf(crowd),
    ])
  } finally {
    cluster.objects.goOn()
  }
}

/** The clock of one node is ten minutes ahead and that of another one ten behind: carts and orders pass through all of them. */
export const clocks: Scenario = async (cluster, size) => {
  const library = ensureFaketime()
  const skewed = cluster.nodes.slice(0, 2)
  for (const [index, node] of skewed.entries()) {
    await node.terminate()
    await node.start(undefined, {
      LD_PRELOAD: library,
      FAKETIME: `${index === 0 ? '+' : '-'}${SKEW_MINUTES}m`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    await untilReady(node)
  }
  const crowd = await crowdOf(cluster, size)
  await purchases(crowd, 4 * size.shoppers)
  await crowd.leave()
  for (const node of skewed) {
    await node.terminate()
    await node.start()
    await untilReady(node)
  }
  return report(cluster, crowd, `clocks ${SKEW_MINUTES} min ahead and behind`, failuresOf(crowd))
}

const failuresOf = (crowd: Crowd): readonly string[] =>
  crowd.failures().length > 0 ? [`${crowd.failures().length} failed, first ${crowd.failures()[0]}`] : []

/** Waits until shoppers have completed that many more. */
async function purchases(crowd: Crowd, count: number): Promise<void> {
  const before = crowd.confirmed().length
  while (crowd.confirmed().length < before + count) await pause(POLL_MS)
}
