import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { billOfMaterials } from './bill-of-materials.ts'
import { judgeLockfile } from './judge-lockfile.ts'
import { parseLockfile } from './lockfile.ts'

const INTEGRITY = `sha512-${'A'.repeat(86)}==`
const GOOD = { version: '1.0.0', integrity: INTEGRITY, license: 'MIT' }
const lockfileWith = (packages: object) => parseLockfile(JSON.stringify({ name: 'shop', version: '1.0.0', packages }))

const manifest = z.object({
  allowScripts: z.record(z.string(), z.boolean()).default({}),
  allowLicences: z.array(z.string()).default([]),
})
const allowedIn = (folder: string) => manifest.parse(JSON.parse(readFileSync(`${folder}package.json`, 'utf8')))

describe('dependencies', () => {
  it.each(['', 'bench/', 'bench/peers/', 'tests/conformance/', 'tests/import-rules/', 'tests/object-storage/'])(
    'SEC-19 the lockfile of %j is acceptable',
    (folder) => {
      const lockfile = parseLockfile(readFileSync(`${folder}package-lock.json`, 'utf8'))
      const { allowScripts, allowLicences } = allowedIn(folder)
      expect(judgeLockfile(lockfile, allowScripts, allowLicences)).toEqual([])
    },
  )

  it('SEC-19 one package may run code when it is installed', () => {
    expect(Object.entries(allowedIn('').allowScripts).filter(([, mayRun]) => mayRun)).toEqual([['node', true]])
  })

  it('SEC-19 the shop itself has no package with a licence that binds; programs that run beside it may', () => {
    expect(allowedIn('').allowLicences).toEqual([])
    const packages = { 'node_modules/a': { ...GOOD, license: 'GPL-3.0-or-later' } }
    expect(judgeLockfile(lockfileWith(packages), {})).toHaveLength(1)
    expect(judgeLockfile(lockfileWith(packages), {}, ['GPL-3.0-or-later'])).toEqual([])
  })

  it.each([
    ['no integrity', { integrity: undefined }, 'has no SHA-512 of its content'],
    ['a weak integrity', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no SHA-512 of its content'],
    ['an address', { resolved: 'https://example.com/a.tgz' }, 'has a download address'],
    ['an install script', { hasInstallScript: true }, 'has an install script that allowScripts does not decide on'],
    ['no licence', { license: undefined }, 'has the licence unknown'],
    ['a licence that binds', { license: 'AGPL-3.0-only' }, 'has the licence AGPL-3.0-only'],
    ['one of two licences', { license: 'MIT AND GPL-3.0-only' }, 'has the licence MIT AND GPL-3.0-only'],
  ])('SEC-19 rejects a package with %s', (_, change, problem) => {
    const packages = { 'node_modules/a': { ...GOOD, ...change } }
    expect(judgeLockfile(lockfileWith(packages), {})).toEqual([`node_modules/a ${problem}`])
  })

  it('~SEC-19 accepts alternatives, and scripts that are decided on', () => {
    const packages = {
      'node_modules/a': { ...GOOD, license: '(GPL-3.0-only OR MIT)' },
      'node_modules/b': { ...GOOD, hasInstallScript: true },
    }
    expect(judgeLockfile(lockfileWith(packages), { b: false })).toEqual([])
    expect(judgeLockfile(lockfileWith(packages), { b: false, c: true })).toEqual([
      'c is listed in allowScripts and has no install script',
    ])
  })

  it('SEC-19 the bill of materials names packages, versions, hashes, licences and what needs what', () => {
    const bill = billOfMaterials(
      lockfileWith({
        '': { dependencies: { '@a/b': '1.0.0' }, devDependencies: { c: '2.0.0' } },
        'node_modules/@a/b': { ...GOOD, dependencies: { c: '1.0.0' } },
        'node_modules/@a/b/node_modules/c': GOOD,
        'node_modules/c': { ...GOOD, version: '2.0.0', dev: true, dependencies: { missing: '1' } },
      }),
    )
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    expect(bill.components).toEqual([
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40a/b@1.0.0',
        group: '@a',
        name: 'b',
        version: '1.0.0',
        scope: 'required',
        purl: 'pkg:npm/%40a/b@1.0.0',
        hashes: [{ alg: 'SHA-512', content: '0'.repeat(128) }],
        licenses: [{ expression: 'MIT' }],
      },
      expect.objectContaining({ 'bom-ref': 'pkg:npm/c@1.0.0', name: 'c', scope: 'required' }),
      expect.objectContaining({ 'bom-ref': 'pkg:npm/c@2.0.0', scope: 'excluded' }),
    ])
    expect(bill.dependencies).toEqual([
      { ref: 'shop@1.0.0', dependsOn: ['pkg:npm/%40a/b@1.0.0'] },
      { ref: 'pkg:npm/%40a/b@1.0.0', dependsOn: ['pkg:npm/c@1.0.0'] },
      { ref: 'pkg:npm/c@1.0.0', dependsOn: [] },
      { ref: 'pkg:npm/c@2.0.0', dependsOn: [] },
    ])
  })

  it('SEC-19 the bill of the shop is complete: every reference is a component', () => {
    const bill = billOfMaterials(parseLockfile(readFileSync('package-lock.json', 'utf8')))
    const refs = bill.components.map((component) => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    expect(refs.length).toBeGreaterThan(200)
    const needed = bill.dependencies.flatMap(({ dependsOn }) => dependsOn)
    expect(needed.filter((ref) => !refs.includes(ref))).toEqual([])
    for (const { hashes } of bill.components) expect(hashes[0]?.content).toMatch(/^[\da-f]{128}$/)
  })
})
