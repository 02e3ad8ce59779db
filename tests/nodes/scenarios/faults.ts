/** Faults under purchases: kill, rolling, outage and jobs. */
import { setTimeout as pause } from 'node:timers/promises'
import { otherStorefrontBuild } from '../../support/other-build.ts'
import { plentifulVariants, readBooks } from '../books.ts'
import { untilReady, type Cluster, type ShopNode } from '../cluster.ts'
import { openCrowd, type Crowd } from '../crowd.ts'
import { bookProblems, type Outcome, type Scenario, type Size } from '../scenario.ts'

const POLL_MS = 50

export const crowdOf = async ({ url, query }: Cluster, { shoppers }: Size): Promise<Crowd> =>
  openCrowd({ shoppers, variants: await plentifulVariants(query), shopUrl: url, nextUrl: () => url })

export async function report(
  cluster: Cluster,
  crowd: Crowd,
  remark: string,
  problems: readonly string[],
): Promise<Outcome> {
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

/**
 * Every node is terminated, drained and started again with the next build, one after the other, and then back: no request fails, also
 * none for files and data of the other build.
 */
export const rolling: Scenario = async (cluster, size) => {
  const next = await otherStorefrontBuild()
  try {
    const old = await filesOf(cluster.url)
    const crowd = await crowdOf(cluster, size)
    const upgraded = cluster.nodes.slice(0, size.upgraded)
    await restart(upgraded, next.folder)
    const later = await filesOf(upgraded[0]?.url ?? '')
    const gone = [...(await notServed(cluster, old))]
    await restart(cluster.nodes.slice(size.upgraded))
    gone.push(...(await notServed(cluster, later)))
    await restart(upgraded)
    gone.push(...(await notServed(cluster, later)))
    while (crowd.requests() < size.requests) await pause(POLL_MS)
    await crowd.leave()
    const failures = crowd.failures()
    const same = later.filter((file) => old.includes(file)).length
    return await report(
      cluster,
      crowd,
      `${cluster.nodes.length} nodes restarted, ${upgraded.length} with another build and back`,
      [
        ...(failures.length > 0 ? [`${failures.length} failed: ${failures.slice(0, 3).join('; ')}`] : []),
        ...(same > 0 || old.length === 0 ? [`${same} of ${old.length} files are the same in both builds`] : []),
        ...(gone.length > 0 ? [`not served: ${gone.slice(0, 3).join('; ')}`] : []),
      ],
    )
  } finally {
    await next.remove()
  }
}

async function restart(nodes: readonly ShopNode[], folder?: string): Promise<void> {
  for (const node of nodes) {
    await node.terminate()
    await node.start(folder)
    await untilReady(node)
  }
}

/** The scripts and styles that a document names. */
async function filesOf(url: string): Promise<readonly string[]> {
  const html = await (await fetch(`${url}/nl`)).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
}

/** Files of an open page that a node does not have. */
async function notServed({ nodes }: Cluster, files: readonly string[]): Promise<readonly string[]> {
  const missing: string[] = []
  for (const { url } of nodes) {
    for (const file of files) {
      const { status } = await fetch(url + file)
      if (status !== 200) missing.push(`${status} ${url}${file}`)
    }
  }
  return missing
}

/** SIGKILL of one node after the other, as often as the size says. Requests that were under way fail; nothing else may. */
export const kill: Scenario = async (cluster, size) => {
  const crowd = await crowdOf(cluster, size)
  const beganAt = Date.now()
  const wanted = Math.max(2, Math.floor(size.seconds / size.killEverySeconds))
  for (let kills = 1; kills <= wanted; kills += 1) {
    const node = cluster.nodes[kills % cluster.nodes.length]
    await pause(Math.max(0, beganAt + kills * size.killEverySeconds * 1000 - Date.now()))
    await node?.kill()
    await node?.start()
    // The next one is killed when this one serves: with two nodes there would be none.
    if (node !== undefined) await untilReady(node)
  }
  await crowd.leave()
  const seconds = Math.round((Date.now() - beganAt) / 1000)
  return report(cluster, crowd, `${wanted} kills in ${seconds} s`, noServerErrors(crowd))
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
export function noServerErrors(crowd: Crowd): readonly string[] {
  const errors = crowd.statuses().get(500) ?? 0
  const first = crowd.failures().find((failure) => failure.startsWith('500'))
  return errors > 0 ? [`${errors} times 500, first ${first}`] : []
}
