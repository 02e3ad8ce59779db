/** The port to a module that draws pictures from their names, such as the loom of the demo shop. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Drawings = {
  readonly version: string
  /** Undefined when the name is not one that can be drawn. */
  readonly sizeOf: (name: string) => { readonly width: number; readonly height: number } | undefined
  /** The background colour that a drawing has unless another one is requested. */
  readonly tintOf: (name: string) => string | undefined
}

const NONE = 'none'

/** The address of the module that the setting DRAWINGS_MODULE names; undefined in a shop without drawings. */
export const drawingsAddress = (module: string): URL | undefined =>
  module === NONE ? undefined : pathToFileURL(resolve(module))

/** Resolved at run time, so that the shop can be built and run without it. */
export async function loadDrawings(module: string): Promise<Drawings | undefined> {
  const address = drawingsAddress(module)
  if (address === undefined) return undefined
  const loaded: unknown = await import(/* @vite-ignore */ address.href)
  if (!providesDrawings(loaded)) throw new Error(`${address.pathname} does not export drawings`)
  return loaded.drawings
}

function providesDrawings(module: unknown): module is { readonly drawings: Drawings } {
  const drawings: unknown = Reflect.get(Object(module), 'drawings')
  const isFunction = (name: string): boolean => typeof Reflect.get(Object(drawings), name) === 'function'
  return typeof Reflect.get(Object(drawings), 'version') === 'string' && isFunction('sizeOf') && isFunction('tintOf')
}
