/** Faults under purchases: kill, rolling, outage and jobs. */
import { setTimeout as pause } from 'node:timers/promises'
import { plentifulVariants, readBooks } from '../books.ts'
import { untilReady, type Cluster } from '../cluster.ts'
import { openCrowd, type Crowd } from '../crowd.ts'
import { bookProblems, type Outcome, type Scenario, type Size } from '../scenario.ts'

const POLL_MS = 50

const crowdOf = async ({ url, query }: Cluster, { shoppers }: Size): Promise<Crowd> =>
  openCrowd({ shoppers, variants: await plentifulVariants(query), shopUrl: url, nextUrl: () => url })

async function report(cluster: Cluster, crowd: Crowd, remark: string, problems: readonly string[]): Promise<Outcome> {
  const books = await readBooks(cluster.query, crowd.confirmed())
  const requests = crowd.requests()
  const noPurchase = crowd.confirmed().length === 0 ? ['no purchase was completed'] : []
  return {
    requests,
    failed: crowd.failures().length,
    books,
    remark: `${crowd.confirmed().length} purchases; ${remark}`,
    problems: [...problems, ...noPurchase, ...bookProblems(books)],
  }
}

/** Every node is terminated, drained and started again, one after the other: no request fails. */
export const rolling: Scenario = async (cluster, size) => {
  const crowd = await crowdOf(cluster, size)
  for (const node of cluster.nodes) {
    await node.terminate()
    await node.start()
    await untilReady(node)
  }
  while (crowd.requests() < size.requests) await pause(POLL_MS)
  await crowd.leave()
  const failures = crowd.failures()
  const problems = failures.length > 0 ? [`${failures.length} failed: ${failures.slice(0, 3).join('; ')}`] : []
  return report(cluster, crowd, `${cluster.nodes.length} nodes restarted`, problems)
}

/** SIGKILL of one node after the other. Requests that were under way fail; nothing else may. */
export const kill: Scenario = async (cluster, size) => {
  const crowd = await crowdOf(cluster, size)
  const until = Date.now() + size.seconds * 1000
  let kills = 0
  while (Date.now() < until) {
    const node = cluster.nodes[kills % cluster.nodes.length]
    await pause(size.killEverySeconds * 1000)
    await node?.kill()
    kills += 1
    await node?.start()
    if (node !== undefined) await untilReady(node)
  }
  await crowd.leave()
  return report(cluster, crowd, `${kills} kills`, noServerErrors(crowd))
}

/** PostgreSQL away for a while, and Redis killed: 503, never 500, and never 502: the proxy must not give up the nodes. */
export const outage: Scenario = async (cluster, size) => {
  const crowd = await crowdOf(cluster, size)
  while (crowd.confirmed().length === 0) await pause(POLL_MS)
  await cluster.redis.kill()
  await cluster.postgres.shutDown()
  await pause(size.outageSeconds * 1000)
  await cluster.postgres.startAgain()
  await cluster.redis.startAgain()
  const before = crowd.confirmed().length
  while (crowd.confirmed().length < before + size.shoppers) await pause(POLL_MS)
  await crowd.leave()
  const rejected = crowd.statuses().get(503) ?? 0
  const givenUp = crowd.statuses().get(502) ?? 0
  return report(cluster, crowd, `${size.outageSeconds} s without PostgreSQL, ${rejected} times 503`, [
    ...(givenUp > 0 ? [`${givenUp} times 502`] : []),
    ...noServerErrors(crowd),
  ])
}

/** All nodes killed while mails and notifications are due: each is done once, by the nodes that start. */
export const jobs: Scenario = async (cluster, size) => {
  const crowd = await crowdOf(cluster, size)
  while (crowd.confirmed().length < size.shoppers) await pause(POLL_MS)
  await Promise.all(cluster.nodes.map((node) => node.kill()))
  await crowd.leave()
  const due = await cluster.query(`select count(*) as due from outbox where done_at is null and dead_at is null`)
  await Promise.all(cluster.nodes.map((node) => node.start()))
  await Promise.all(cluster.nodes.map(untilReady))
  return report(cluster, crowd, `all nodes killed, ${Number(due[0]?.['due'])} entries due`, [])
}

/** A node answers 503 without its database, and a proxy 502 for a node that was killed; 500 is a bug. */
function noServerErrors(crowd: Crowd): readonly string[] {
  const errors = crowd.statuses().get(500) ?? 0
  const first = crowd.failures().find((failure) => failure.startsWith('500'))
  return errors > 0 ? [`${errors} times 500, first ${first}`] : []
}
