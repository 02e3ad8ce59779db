/** Which tests load a file, by the imports in the source. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const IMPORT = /(?:from|import)\s*\(?'(\.[^']+\.tsx?)'/g

export async function relatedTests(tests: readonly string[]): Promise<(source: string) => readonly string[]> {
  const known = new Map<string, Promise<readonly string[]>>()
  const importsOf = (file: string): Promise<readonly string[]> => {
    const found = known.get(file) ?? readImports(file)
    known.set(file, found)
    return found
  }
  const loads = await Promise.all(tests.map(async (test) => [test, await loadedBy(test, importsOf)] as const))
  return (source) => loads.flatMap(([test, loaded]) => (loaded.has(source) ? [test] : []))
}

async function readImports(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return [...text.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path))
}

async function loadedBy(test: string, importsOf: (file: string) => Promise<readonly string[]>): Promise<Set<string>> {
  const loaded = new Set([test])
  for (const file of loaded) for (const next of await importsOf(file)) loaded.add(next)
  return loaded
}
