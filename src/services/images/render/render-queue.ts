/**
 * Which rendering is next. Ordinary pictures come first, then large ones, then prerendering; within each of these, clients take
 * turns, so that no client delays another by more than one rendering. Of one client the small previews come first.
 */

export type Urgency = 'preview' | 'visitor' | 'ahead'

export type QueueEntry = {
  readonly urgency: Urgency
  readonly width: number
  /** Network address that the request came from; prerendering has none. */
  readonly client: string
}

export type QueueLimits = {
  /** Of all clients, and of prerendering. */
  readonly maxWaiting: number
  readonly maxPerClient: number
}

/** Wider ones are enlarged pictures and banners of large screens: they take several times as long. */
const MAX_ORDINARY_WIDTH = 1024

type Lane = 'ordinary' | 'large' | 'ahead'

const LANES: readonly Lane[] = ['ordinary', 'large', 'ahead']

const laneOf = ({ urgency, width }: QueueEntry): Lane => {
  if (urgency === 'ahead') return 'ahead'
  return urgency === 'preview' || width <= MAX_ORDINARY_WIDTH ? 'ordinary' : 'large'
}

export type RenderQueue<Entry> = {
  /** False when the queue, or the client's part of it, is full. */
  readonly add: (entry: Entry) => boolean
  readonly take: () => Entry | undefined
  /** False when it is not waiting any more. */
  readonly remove: (entry: Entry) => boolean
  readonly size: number
  /** Removes all of them. */
  readonly drain: () => readonly Entry[]
}

/** Long: a factory; its functions share the lanes. */
export function createRenderQueue<Entry extends QueueEntry>(limits: QueueLimits): RenderQueue<Entry> {
  const { maxWaiting, maxPerClient } = limits
  /** Of each lane the entries by client; the client whose turn is next comes first. */
  const lanes = new Map(LANES.map((lane) => [lane, new Map<string, Set<Entry>>()]))
  const entriesOf = (lane: Lane): Map<string, Set<Entry>> => lanes.get(lane) ?? new Map<string, Set<Entry>>()
  const countIn = (lane: Lane) =>
    entriesOf(lane)
      .values()
      .reduce((sum, own) => sum + own.size, 0)
  const countOf = (client: string, among: readonly Lane[]) =>
    among.reduce((sum, lane) => sum + (entriesOf(lane).get(client)?.size ?? 0), 0)
  const forVisitors = LANES.filter((lane) => lane !== 'ahead')

  function isFull({ urgency, client }: Entry): boolean {
    if (urgency === 'ahead') return countIn('ahead') >= maxWaiting
    if (countOf(client, forVisitors) >= maxPerClient) return true
    return forVisitors.reduce((sum, lane) => sum + countIn(lane), 0) >= maxWaiting
  }

  function remove(entry: Entry): boolean {
    const clients = entriesOf(laneOf(entry))
    const own = clients.get(entry.client)
    const wasWaiting = own?.delete(entry) ?? false
    if (own?.size === 0) clients.delete(entry.client)
    return wasWaiting
  }

  function takeFrom(clients: Map<string, Set<Entry>>): Entry | undefined {
    const [turn] = clients
    if (turn === undefined) return undefined
    const [client, own] = turn
    const [first] = own
    const entry = own.values().find(({ urgency }) => urgency === 'preview') ?? first
    if (entry === undefined) return undefined
    own.delete(entry)
    // To the end of the line.
    clients.delete(client)
    if (own.size > 0) clients.set(client, own)
    return entry
  }

  return {
    add(entry) {
      if (isFull(entry)) return false
      const clients = entriesOf(laneOf(entry))
      const own = clients.get(entry.client) ?? new Set<Entry>()
      own.add(entry)
      clients.set(entry.client, own)
      return true
    },
    take() {
      for (const clients of lanes.values()) {
        const entry = takeFrom(clients)
        if (entry !== undefined) return entry
      }
      return undefined
    },
    remove,
    get size() {
      return LANES.reduce((sum, lane) => sum + countIn(lane), 0)
    },
    drain() {
      const all = [...lanes.values()].flatMap((clients) => [...clients.values()].flatMap((own) => [...own]))
      for (const clients of lanes.values()) clients.clear()
      return all
    },
  }
}
