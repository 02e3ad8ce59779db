/** The bill of materials of the shop in the format CycloneDX, from its lockfile: the same lockfile gives the same bytes. */
import { hash } from 'node:crypto'
import { nameOf, type Lockfile, type LockedPackage } from './lockfile.ts'

type Scope = 'required' | 'optional' | 'excluded'

export type Component = {
  readonly type: 'library'
  readonly 'bom-ref': string
  readonly name: string
  readonly group?: string
  readonly version: string
  readonly scope: Scope
  readonly purl: string
  readonly hashes: readonly { readonly alg: 'SHA-512'; readonly content: string }[]
  readonly licenses: readonly { readonly expression: string }[]
}

/** Packages that are only needed to build and test are part of it, as `excluded`. */
export function billOfMaterials({ name, version, packages }: Lockfile) {
  const paths = Object.keys(packages).filter((path) => path !== '')
  const components = paths.map((path) => toComponent(path, packages[path]))
  const root = `${name}@${version}`
  const refOf = (path: string): string => (path === '' ? root : refIn(path, packages[path]))
  const digest = hash('sha256', JSON.stringify({ name, version, packages }))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidFrom(digest)}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': root, name, version, licenses: [{ expression: 'MIT' }] },
    },
    components: uniqueByRef(components),
    dependencies: mergedByRef(
      ['', ...paths].map((path) => ({
        ref: refOf(path),
        dependsOn: neededBy(path, packages).map(refOf),
      })),
    ),
  } as const
}

const refIn = (path: string, one: LockedPackage | undefined): string => purlOf(nameOf(path), one?.version ?? '')

/** A scope is one part of the path, with its @ encoded. */
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

function toComponent(path: string, one: LockedPackage | undefined): Component {
  const full = nameOf(path)
  const [group, name] = full.startsWith('@') ? full.split('/') : [undefined, full]
  const { version = '', integrity = '', license = 'NOASSERTION', dev = false, optional = false } = one ?? {}
  return {
    type: 'library',
    'bom-ref': refIn(path, one),
    ...(group !== undefined && { group }),
    name: name ?? full,
    version,
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    purl: purlOf(full, version),
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    licenses: [{ expression: license }],
  }
}

/** The paths of what a package depends on, found as Node finds them: in its own folder first, then in those around it. */
function neededBy(path: string, packages: Lockfile['packages']): readonly string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[path] ?? {}
  const names = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })
  return names.flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
      if (found in packages) return [found]
      // Optional parts of other machines, and peers that are not installed.
      if (folder === '') return []
    }
  })
}

/** The same version may be installed in several places; one that is needed to run counts. */
function uniqueByRef(components: readonly Component[]): readonly Component[] {
  const order: readonly Scope[] = ['required', 'optional', 'excluded']
  const strongest = components.toSorted((a, b) => order.indexOf(b.scope) - order.indexOf(a.scope))
  const byRef = new Map(strongest.map((component) => [component['bom-ref'], component]))
  return [...byRef.values()].toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
}

type Node = { readonly ref: string; readonly dependsOn: readonly string[] }

function mergedByRef(nodes: readonly Node[]): readonly Node[] {
  const byRef = Map.groupBy(nodes, ({ ref }) => ref)
  return [...byRef].map(([ref, same]) => ({
    ref,
    dependsOn: [...new Set(same.flatMap(({ dependsOn }) => dependsOn))].toSorted(),
  }))
}

/** Version 8: any bits may be chosen. */
function uuidFrom(hex: string): string {
  const digits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17, 32)}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
