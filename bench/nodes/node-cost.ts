/** What a request costs with one node and with several: CPU time of every process, divided by the requests. */
import { median, type Finding } from '../finding.ts'
import type { NodeRequest } from './node-scripts.ts'

/** Of one kind of request and one number of nodes. */
export type NodeRound = {
  readonly perSecond: number
  /** Milliseconds of a request: of each node, of PostgreSQL with its connections, and of wrk. */
  readonly cpu: { readonly nodes: readonly number[]; readonly postgres: number; readonly client: number }
}

/** By the number of nodes. */
export type NodeRounds = ReadonlyMap<number, readonly NodeRound[]>

const MAX_GROWTH = 1.1

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Of all nodes together. */
export const shopCost = ({ cpu }: NodeRound): number => sum(cpu.nodes)

/** The cost with the most nodes, of that with the fewest: medians of all rounds. */
export function growthOf(rounds: NodeRounds): number {
  const counts = [...rounds.keys()].toSorted((one, other) => one - other)
  const costWith = (count: number | undefined) => median((rounds.get(count ?? 0) ?? []).map(shopCost))
  return costWith(counts.at(-1)) / costWith(counts[0])
}

/** `paced`: each node has the same load, so three have three times that of one. `saturated`: as much as they answer. */
export type NodeMeasurement = { readonly paced: NodeRounds; readonly saturated: NodeRounds }

export function nodeFindings(kind: NodeRequest, { paced, saturated }: NodeMeasurement): readonly Finding[] {
  const growth = growthOf(paced)
  const counts = [...paced.keys()]
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)].map(nodes)
  return [
    {
      what: `${kind}: CPU time of all shop processes with ${most}, of that with ${fewest}, each node with the same load`,
      measured: `${growth.toFixed(2)} ×`,
      limit: `at most ${MAX_GROWTH.toFixed(2)} ×`,
      within: growth <= MAX_GROWTH,
      detail: `${figures(paced, (round) => shopCost(round).toFixed(3))} ms; a second ${figures(paced, perSecond)}`,
    },
    {
      what: `${kind}: CPU time of PostgreSQL and of wrk with ${counts.join(', ')} nodes, at that load`,
      measured: `${medians(paced, ({ cpu }) => cpu.postgres, 3)} ms; ${medians(paced, ({ cpu }) => cpu.client, 3)} ms`,
      limit: 'none',
      within: undefined,
      detail:
        `PostgreSQL ${figures(paced, ({ cpu }) => cpu.postgres.toFixed(3))}; wrk ${figures(paced, ({ cpu }) => cpu.client.toFixed(3))}; ` +
        `each node ${figures(paced, eachNode)} ms`,
    },
    {
      what: `${kind}: a second with ${counts.join(', ')} nodes, as many as they answer`,
      measured: medians(saturated, (round) => round.perSecond, 0),
      limit: 'none: nodes, PostgreSQL and wrk share the cores',
      within: undefined,
      detail:
        `${figures(saturated, perSecond)}; CPU time of each node ${figures(saturated, eachNode)}; ` +
        `of PostgreSQL and wrk ${figures(saturated, ({ cpu }) => `${cpu.postgres.toFixed(3)} and ${cpu.client.toFixed(3)}`)} ms`,
    },
  ]
}

/** How the cost grows where processes have nothing to do with one another: what the machine adds, and no code of the shop. */
export function bareFinding(paced: NodeRounds): Finding {
  return {
    what: 'the same of bare node:http servers that send the bytes of the cached page',
    measured: `${growthOf(paced).toFixed(2)} ×`,
    limit: 'none: what more processes cost on this machine',
    within: undefined,
    detail: `${figures(paced, (round) => shopCost(round).toFixed(3))} ms; a second ${figures(paced, perSecond)}`,
  }
}

const perSecond = (round: NodeRound): string => round.perSecond.toFixed(0)

const eachNode = ({ cpu }: NodeRound): string => cpu.nodes.map((one) => one.toFixed(3)).join(' + ')

/** Of all rounds. */
const figures = (rounds: NodeRounds, of: (round: NodeRound) => string): string =>
  [...rounds].map(([count, some]) => `${nodes(count)}: ${some.map(of).join(', ')}`).join('; ')

const medians = (rounds: NodeRounds, of: (round: NodeRound) => number, digits: number): string =>
  [...rounds.values()].map((some) => median(some.map(of)).toFixed(digits)).join(', ')

const nodes = (count: number): string => (count === 1 ? '1 node' : `${count} nodes`)
