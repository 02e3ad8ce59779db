/**
 * Memory for one query, used again by the next. Each takes a few hundred kilobytes of numbers; made anew for each, they
 * would have the garbage collector walk over the whole index several times a second. Whatever is taken here is valid
 * until the next query begins, and a query never waits for anything, so no two are ever under way.
 */
import type { Bits } from './bits.ts'

type BufferPool<Numbers> = { readonly buffers: Numbers[]; used: number }

const bits: BufferPool<Bits> = { buffers: [], used: 0 }
const integers: BufferPool<Int32Array<ArrayBuffer>> = { buffers: [], used: 0 }
const floats: BufferPool<Float64Array<ArrayBuffer>> = { buffers: [], used: 0 }

/** From here on everything that was taken before may be taken again. */
export function beginQuery(): void {
  bits.used = 0
  integers.used = 0
  floats.used = 0
}

/** An empty set for so many products. */
export function scratchBits(size: number): Bits {
  const words = (size + 31) >>> 5
  return take(bits, words, (length) => new Int32Array(length)).fill(0)
}

export function scratchCopy(original: Bits): Bits {
  const copy = take(bits, original.length, (length) => new Int32Array(length))
  copy.set(original)
  return copy
}

/** With whatever was in them. */
export const scratchIntegers = (length: number): Int32Array<ArrayBuffer> =>
  take(integers, length, (least) => new Int32Array(least))

/** All zero. */
export const scratchFloats = (length: number): Float64Array<ArrayBuffer> =>
  take(floats, length, (least) => new Float64Array(least)).fill(0)

function take<Numbers extends Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(
  pool: BufferPool<Numbers>,
  length: number,
  make: (length: number) => Numbers,
): Numbers
function take(
  pool: BufferPool<Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>,
  length: number,
  make: (length: number) => Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>,
) {
  const known = pool.buffers[pool.used]
  const own = known !== undefined && known.length >= length ? known : make(Math.max(length, 1024))
  pool.buffers[pool.used] = own
  pool.used += 1
  return own.length === length ? own : own.subarray(0, length)
}
