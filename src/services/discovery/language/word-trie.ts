/**
 * Finds the words near to what was typed among all words of a shop.
 *
 * The trie lies in flat arrays in the order of a walk (a node, then all below it, then its neighbour), so a walk is a
 * loop: the next node is the next place, and a branch that cannot come near any more is left by a jump. Each depth has
 * one row of the table of distances, of which only the cells within the edits of the diagonal are ever worked out.
 */
import type { Pace } from '../index/pace.ts'

type NearWord = {
  /** Place in the words the trie was built of. */
  readonly at: number
  readonly edits: number
}

type WordTrie = {
  /**
   * All words within `most` edits of `word`, in their order; with `prefix`, all that begin with something within them.
   * A wrong first letter costs one edit more than it is, unless it was only swapped with the second: people seldom
   * miss the first letter, most words that differ in it are other words (cat, hat), and the walk stays in one branch.
   */
  readonly near: (word: string, most: number, prefix?: boolean) => readonly NearWord[]
}

type Nodes = {
  readonly count: number
  readonly letters: Uint16Array
  /** From 1 for a first letter. */
  readonly depths: Uint16Array
  /** The first node that is not below this one. */
  readonly jumps: Int32Array
  /** How many words end before this node; one more at the next node where a word ends here. */
  readonly wordsBefore: Int32Array
  readonly deepest: number
}

/** The words in the order of their code units, none twice. */
export async function buildWordTrie(words: readonly string[], pace: Pace): Promise<WordTrie> {
  const nodes = await layOut(words, pace)
  const path = new Uint16Array(nodes.deepest + 1)
  const bests = new Uint8Array(nodes.deepest + 1)
  let typed = new Uint16Array(0)
  let rows = new Uint8Array(0)

  const near: WordTrie['near'] = (word, most, prefix = false) => {
    const length = word.length
    if (length === 0) return []
    // Cells 0 to length, and one on either side that is always too far.
    const width = length + 3
    if (length > typed.length) {
      typed = new Uint16Array(length)
      rows = new Uint8Array((nodes.deepest + 1) * width)
    }
    for (let at = 0; at < length; at++) typed[at] = word.charCodeAt(at)
    return walk(nodes, { typed, length, most, prefix, width, rows, path, bests })
  }
  return { near }
}

type Walk = {
  readonly typed: Uint16Array
  readonly length: number
  readonly most: number
  readonly prefix: boolean
  readonly width: number
  readonly rows: Uint8Array
  readonly path: Uint16Array
  /** By depth: the fewest edits of any beginning on the path, for prefixes. */
  readonly bests: Uint8Array
}

/** Long: one pass over the trie; splitting it would pass its state around. */
function walk(nodes: Nodes, { typed, length, most, prefix, width, rows, path, bests }: Walk): readonly NearWord[] {
  const found: NearWord[] = []
  const { count, letters, depths, jumps, wordsBefore } = nodes
  const tooFar = most + 1
  const first = typed[0] ?? 0
  const second = length > 1 ? (typed[1] ?? 0) : first
  // What a word may still cost below the present first letters, and what it may cost to end here.
  let budget = most
  let limit = most

  for (let column = 0; column <= Math.min(length, most); column++) rows[column + 1] = column
  if (length > most) rows[most + 2] = tooFar
  bests[0] = tooFar

  let node = 0
  while (node < count) {
    const depth = depths[node] ?? 0
    const letter = letters[node] ?? 0
    path[depth] = letter
    if (depth === 1) {
      limit = letter === first ? most : most - 1
      budget = letter === second ? most : limit
    } else if (depth === 2) {
      const isSwapped = path[1] === second && letter === first && length > 1
      limit = path[1] === first || isSwapped ? most : most - 1
      budget = limit
    }

    const row = depth * width + 1
    const above = row - width
    const from = Math.max(0, depth - most)
    const to = Math.min(length, depth + most)
    const earlier = depth > 1 ? (path[depth - 1] ?? 0) : -1
    let least = tooFar
    let left = tooFar
    let column = from
    if (from === 0) {
      left = depth
      least = depth
      rows[row] = depth
      column = 1
    }
    for (; column <= to; column++) {
      const wanted = typed[column - 1] ?? 0
      let edits = (rows[above + column - 1] ?? tooFar) + (letter === wanted ? 0 : 1)
      const dropped = Math.min(rows[above + column] ?? tooFar, left) + 1
      if (dropped < edits) edits = dropped
      if (earlier === wanted && column > 1 && letter === typed[column - 2]) {
        const swapped = (rows[above - width + column - 2] ?? tooFar) + 1
        if (swapped < edits) edits = swapped
      }
      if (edits > tooFar) edits = tooFar
      rows[row + column] = edits
      left = edits
      if (edits < least) least = edits
    }
    rows[row + to + 1] = tooFar

    let edits = to === length && from <= length ? (rows[row + length] ?? tooFar) : tooFar
    if (edits > limit) edits = tooFar
    if (prefix) {
      edits = Math.min(edits, bests[depth - 1] ?? tooFar)
      bests[depth] = edits
      if (edits <= least && edits <= most) {
        // Nothing below can come nearer, and all below begins with this.
        const end = wordsBefore[jumps[node] ?? count] ?? 0
        for (let at = wordsBefore[node] ?? 0; at < end; at++) found.push({ at, edits })
        node = jumps[node] ?? count
        continue
      }
    }
    if (edits <= most) {
      const at = wordsBefore[node] ?? 0
      if (wordsBefore[node + 1] !== at) found.push({ at, edits })
    }
    node = least <= budget ? node + 1 : (jumps[node] ?? count)
  }
  return found
}

async function layOut(words: readonly string[], pace: Pace): Promise<Nodes> {
  const { count, deepest } = await measure(words, pace)
  const letters = new Uint16Array(count)
  const depths = new Uint16Array(count)
  const jumps = new Int32Array(count)
  const wordsBefore = new Int32Array(count + 1)
  const open = new Int32Array(deepest + 1)
  let node = 0
  let before = ''
  for (const [at, word] of words.entries()) {
    const shared = sharedLetters(before, word)
    for (let depth = before.length; depth > shared; depth--) jumps[open[depth] ?? 0] = node
    for (let depth = shared + 1; depth <= word.length; depth++) {
      letters[node] = word.charCodeAt(depth - 1)
      depths[node] = depth
      open[depth] = node
      wordsBefore[node] = at
      node++
    }
    before = word
    if (pace.isDue()) await pace.pause()
  }
  for (let depth = before.length; depth > 0; depth--) jumps[open[depth] ?? 0] = node
  wordsBefore[count] = words.length
  return { count, letters, depths, jumps, wordsBefore, deepest }
}

async function measure(words: readonly string[], pace: Pace): Promise<Pick<Nodes, 'count' | 'deepest'>> {
  let count = 0
  let deepest = 0
  let before = ''
  for (const word of words) {
    if (word <= before) throw new Error(`The words of a trie are sorted and differ: ${before}, ${word}`)
    count += word.length - sharedLetters(before, word)
    deepest = Math.max(deepest, word.length)
    before = word
    if (pace.isDue()) await pace.pause()
  }
  return { count, deepest }
}

function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let at = 0
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at++
  return at
}
