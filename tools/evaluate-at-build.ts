/**
 * Evaluates modules of plain data while the browser's files are built, so that a browser loads the result and not what it
 * was computed from: a list of country codes instead of the records of all markets (docs/adr/0042).
 */
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const DERIVED = /\/src\/markets\/derived\/[\w-]+\.ts$/

export function evaluateAtBuild(): Plugin {
  return {
    name: 'evaluate-at-build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!DERIVED.test(id)) return undefined
      const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href)
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${toLiteral(name, value)}`)
        .join('\n')
    },
  }
}

/** Values that JSON cannot represent would be lost. */
function toLiteral(name: string, value: unknown): string {
  const json = JSON.stringify(value)
  if (json === undefined || value instanceof Map || value instanceof Set) throw new Error(`${name} is no plain data`)
  return json
}
