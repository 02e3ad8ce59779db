/** Where contracts are, and what the code that calls services must not contain. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SERVICES = [
  'commerce',
  'content',
  'discovery',
  'engagement',
  'images',
  'merchant',
  'payment-provider',
  'staff',
  'storefront',
  'webhooks',
]

/** What contracts share. */
const PRIMITIVES = [
  'answer-kinds.ts',
  'call-json.ts',
  'is-unavailable.ts',
  'local-transport.ts',
  'openapi-components.ts',
  'openapi-document.ts',
  'openapi-paths.ts',
  'operation.ts',
  'service-key.ts',
  'transport.ts',
]

const sources = async (folder: string): Promise<readonly (readonly [string, string])[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  return Promise.all(
    names.map(async (name) => [join(folder, name), await readFile(join(folder, name), 'utf8')] as const),
  )
}

const matching = (files: readonly (readonly [string, string])[], pattern: RegExp): readonly string[] =>
  files.flatMap(([name, text]) => (pattern.test(text) ? [name] : []))

describe('contracts', () => {
  it('HSE-03 has a folder for each service, and beside them only what they share', async () => {
    const entries = await readdir('src/contracts', { withFileTypes: true })
    expect(entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted()).toEqual(SERVICES)
    const files = entries.flatMap((entry) => (entry.isFile() && !entry.name.endsWith('.test.ts') ? [entry.name] : []))
    expect(files.toSorted()).toEqual(PRIMITIVES)
  })

  it('HSE-04 no object imitates a Request or a Response, and nothing is set on objects of the framework', async () => {
    const files = (
      await Promise.all(['contracts', 'platform', 'server', 'services'].map((name) => sources(`src/${name}`)))
    ).flat()
    expect(matching(files, /extends (?:Request|Response)\b|Object\.create\((?:Request|Response)\.prototype/)).toEqual(
      [],
    )
    expect(matching(files, /Reflect\.set\(|Reflect\.defineProperty\(/)).toEqual([])
  })

  it('HSE-04 browser code contains nothing about the local transport', async () => {
    const files = [...(await sources('src/storefront')), ...(await sources('src/contracts'))]
    const users = matching(files, /from '[^']*local-transport\.ts'/)
    expect(users).toEqual([])
  })

  it('HSE-04 schemas stay on the server', async () => {
    const files = (await sources('src/contracts')).filter(([name]) =>
      /-(?:routes|client)\.ts$|\/transport\.ts$/.test(name),
    )
    expect(files.length).toBeGreaterThan(10)
    expect(matching(files, /from 'zod'|-schema\.ts'|-operations\.ts'/)).toEqual([])
  })
})
