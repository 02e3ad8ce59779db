/** CPU time of an uncached page (load, state, markup, document, ETag) compared with that of its markup alone. */
import { placeOf, readAddress } from '../../src/server/pages/visit.ts'
import { builtPages } from '../../src/server/pages/built-pages.ts'
import { openPages } from '../../tests/support/open-pages.ts'
import type { Finding } from '../finding.ts'
import { median } from '../finding.ts'

/** The overhead beside the tree is about the same for all pages, so a page with a tiny tree has no limit. */
const PAGES = [
  { path: '/uk/adults/socks', name: 'listing of 64', most: 1.6, least: 150 },
  { path: '/uk', name: 'home', most: 1.6 },
  { path: '/', name: 'chooser', most: 1.6 },
  { path: '/uk/faq/returns', name: 'questions' },
] as const

const ROUNDS = 7

type Round = { readonly whole: number; readonly alone: number }

export async function uncachedPages(): Promise<readonly Finding[]> {
  const shop = await openPages()
  const pages = await shop.pagesWith({ cacheMegabytes: 0 })
  const { renderTree } = await (await builtPages('dist')).entry()
  const findings: Finding[] = []
  for (const page of PAGES) {
    const address = readAddress(page.path, 'production')
    if (!address) throw new Error(page.path)
    const { answer } = await pages.answer('data', address, undefined)
    const identity = Buffer.isBuffer(answer.body) ? answer.body : answer.body.identity
    const { state } = JSON.parse(identity.toString())
    const { view } = await shop.shells.of(placeOf(address.shop, undefined))
    const whole = () => pages.answer('document', address, undefined)
    // Read once, because the engine concatenates strings lazily.
    const alone = async () => (await renderTree(state, view)).includes('\0')
    await cpuPerRun(whole, 300)
    await cpuPerRun(alone, 300)
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ alone: await cpuPerRun(alone, 200), whole: await cpuPerRun(whole, 200) })
    }
    findings.push(ofTree(page.name, 'most' in page ? page.most : undefined, rounds))
    if ('least' in page) findings.push(perSecond(page.name, page.least, rounds))
  }
  await shop.close()
  return findings
}

function ofTree(name: string, most: number | undefined, rounds: readonly Round[]): Finding {
  const ratio = median(rounds.map((round) => round.whole / round.alone))
  return {
    what: `uncached ${name}, CPU time of renderToString of the same tree, its text read once`,
    measured: `${ratio.toFixed(2)} ×`,
    limit: most === undefined ? 'none: there is little of a tree' : `at most ${most} ×`,
    within: most === undefined ? undefined : ratio <= most,
    detail: rounds.map((round) => `${round.whole.toFixed(0)} / ${round.alone.toFixed(0)} µs`).join(', '),
  }
}

function perSecond(name: string, least: number, rounds: readonly Round[]): Finding {
  const pages = 1_000_000 / median(rounds.map(({ whole }) => whole))
  return {
    what: `uncached ${name}, pages per second of CPU time`,
    measured: pages.toFixed(0),
    limit: `at least ${least}`,
    within: pages >= least,
    detail: 'before compression, which runs on another thread',
  }
}

/** Microseconds of CPU, all threads, so that work handed to the thread pool counts too. */
async function cpuPerRun(work: () => Promise<unknown>, times: number): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}
