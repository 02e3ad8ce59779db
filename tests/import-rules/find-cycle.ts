export type Edge = readonly [from: string, to: string]

/** The first cycle of a graph, beginning and ending with the same node. */
export function findCycle(edges: readonly Edge[]): readonly string[] | undefined {
  const next = Map.groupBy(edges, ([from]) => from)
  const done = new Set<string>()

  function visit(node: string, path: readonly string[]): readonly string[] | undefined {
    const start = path.indexOf(node)
    if (start >= 0) return [...path.slice(start), node]
    if (done.has(node)) return undefined
    for (const [, to] of next.get(node) ?? []) {
      const cycle = visit(to, [...path, node])
      if (cycle) return cycle
    }
    done.add(node)
    return undefined
  }

  for (const node of next.keys()) {
    const cycle = visit(node, [])
    if (cycle) return cycle
  }
  return undefined
}
