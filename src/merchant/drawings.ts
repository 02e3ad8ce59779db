/** The port to a program that draws pictures from their names, such as the demo shop's loom. */
export type Drawings = {
  readonly version: string
  /** Undefined when the name is not one that can be drawn. */
  readonly sizeOf: (name: string) => { readonly width: number; readonly height: number } | undefined
  /** The background colour that a drawing has unless another one is requested. */
  readonly tintOf: (name: string) => string | undefined
}

/** Resolved at run time, so that the shop can be built without it. */
const MODULE = new URL('../../demo/loom/drawings.ts', import.meta.url)

/** Loaded on demand: a shop that has only photographs never does. */
export async function loadDrawings(): Promise<Drawings> {
  const module: unknown = await import(/* @vite-ignore */ MODULE.href)
  if (!providesDrawings(module)) throw new Error(`${MODULE.pathname} does not export drawings`)
  return module.drawings
}

function providesDrawings(module: unknown): module is { readonly drawings: Drawings } {
  const drawings: unknown = Reflect.get(Object(module), 'drawings')
  const isFunction = (name: string): boolean => typeof Reflect.get(Object(drawings), name) === 'function'
  return typeof Reflect.get(Object(drawings), 'version') === 'string' && isFunction('sizeOf') && isFunction('tintOf')
}
