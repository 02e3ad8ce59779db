/** How values are written as sections and read back, with their types. */
import type { SectionKind, SectionReader, SectionWriter } from './section-file.ts'

export type Shape<Value> = {
  readonly write: (value: Value, to: SectionWriter) => Promise<void>
  readonly read: (from: SectionReader) => Promise<Value>
}

/** Numbers of one width, in one section. */
function columns<Column>(kind: SectionKind, make: (buffer: ArrayBuffer) => Column) {
  return {
    write: ({ buffer, byteOffset, byteLength }: ArrayBufferView, to: SectionWriter): Promise<void> =>
      to.write(kind, new Uint8Array(buffer, byteOffset, byteLength)),
    read: async (from: SectionReader): Promise<Column> => make((await from.read(kind)).buffer),
  }
}

export const int32s = columns('int32', (buffer) => new Int32Array(buffer))
export const uint32s = columns('uint32', (buffer) => new Uint32Array(buffer))
export const uint16s = columns('uint16', (buffer) => new Uint16Array(buffer))
export const bytes = columns('uint8', (buffer) => new Uint8Array(buffer))

export const integer: Shape<number> = {
  write: (value, to) => to.write('numbers', new Uint8Array(new Float64Array([value]).buffer)),
  async read(from) {
    const [value] = new Float64Array((await from.read('numbers')).buffer)
    if (!Number.isSafeInteger(value)) throw new Error('A section has no integer')
    return value ?? 0
  },
}

/** No text of the shop has it: PostgreSQL does not store it. */
const SEPARATOR = '\u0000'

export const texts: Shape<readonly string[]> = {
  write: (value, to) => to.write('texts', new TextEncoder().encode([value.length, ...value].join(SEPARATOR))),
  async read(from) {
    const [count, ...all] = new TextDecoder().decode(await from.read('texts')).split(SEPARATOR)
    if (all.length !== Number(count)) throw new Error(`A section has ${all.length} of ${count} texts`)
    return all
  },
}

export const list = <Value>({ write, read }: Shape<Value>): Shape<readonly Value[]> => ({
  async write(values, to) {
    await integer.write(values.length, to)
    for (const value of values) await write(value, to)
  },
  async read(from) {
    const values: Value[] = []
    const count = await integer.read(from)
    while (values.length < count) values.push(await read(from))
    return values
  },
})

type ShapesOf<Value> = { readonly [Key in keyof Value]: Shape<Value[Key]> }

/** Written and read in the order of its keys. */
export function record<Value extends object>(shapes: ShapesOf<Value>): Shape<Value> {
  return {
    async write(value, to) {
      for (const key in shapes) await shapes[key].write(value[key], to)
    },
    async read(from) {
      const value: Partial<Value> = {}
      for (const key in shapes) value[key] = await shapes[key].read(from)
      if (!isWhole(value, shapes)) throw new Error('A section is missing')
      return value
    },
  }
}

const isWhole = <Value extends object>(value: Partial<Value>, shapes: ShapesOf<Value>): value is Value =>
  Object.keys(shapes).every((key) => Object.hasOwn(value, key))
