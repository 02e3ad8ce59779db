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

export function nodeFindings(kind: NodeRequest, rounds: NodeRounds): readonly Finding[] {
  const growth = growthOf(rounds)
  const counts = [...rounds.keys()]
  const figures = (of: (round: NodeRound) => string) =>
    [...rounds].map(([count, some]) => `${nodes(count)}: ${some.map(of).join(', ')}`).join('; ')
  const medians = (of: (round: NodeRound) => number, digits: number) =>
    [...rounds.values()].map((some) => median(some.map(of)).toFixed(digits)).join(', ')
  return [
    {
      what: `${kind}: CPU time of all shop processes with ${nodes(Math.max(...counts))}, of that with ${nodes(Math.min(...counts))}`,
      measured: `${growth.toFixed(2)} ×`,
      limit: `at most ${MAX_GROWTH.toFixed(2)} ×`,
      within: growth <= MAX_GROWTH,
      detail: `${figures((round) => shopCost(round).toFixed(3))} ms`,
    },
    {
      what: `${kind}: a second with ${counts.join(', ')} nodes`,
      measured: medians(({ perSecond }) => perSecond, 0),
      limit: 'none: nodes, PostgreSQL and wrk share the cores',
      within: undefined,
      detail: figures(({ perSecond }) => perSecond.toFixed(0)),
    },
    {
      what: `${kind}: CPU time of PostgreSQL with ${counts.join(', ')} nodes`,
      measured: `${medians(({ cpu }) => cpu.postgres, 3)} ms`,
      limit: 'none',
      within: undefined,
      detail: `${figures(({ cpu }) => cpu.postgres.toFixed(3))} ms`,
    },
    {
      what: `${kind}: CPU time of wrk with ${counts.join(', ')} nodes`,
      measured: `${medians(({ cpu }) => cpu.client, 3)} ms`,
      limit: 'none',
      within: undefined,
      detail: `${figures(({ cpu }) => cpu.client.toFixed(3))} ms; each node ${figures(({ cpu }) => cpu.nodes.map((one) => one.toFixed(3)).join(' + '))} ms`,
    },
  ]
}

const nodes = (count: number): string => (count === 1 ? '1 node' : `${count} nodes`)
