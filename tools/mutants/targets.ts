/** Which files are mutated, and by which tests that is noticed. */
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { instrument, type Mutant } from './instrument.ts'

/** Pure policies of the services: decisions without I/O. Those that need a whole search index are tested with it. */
const POLICIES = [
  'src/services/commerce/carts/{choose-shipping,to-raw-cart,price-choice}.ts',
  'src/services/commerce/orders/{order-snapshot,to-raw-order}.ts',
  'src/services/commerce/payments/{decide,payment-update,payment-terms}.ts',
  'src/services/commerce/{discounts,shipping,prices,stock}/*.ts',
  'src/services/discovery/search/{money-signs,prices-meant,sizes-meant}.ts',
  'src/services/discovery/recommend/{fit-to-gap,diversify,scored}.ts',
  'src/services/discovery/rules/{active-rules,redirect-target}.ts',
  'src/services/payment-sandbox/notifications/retry-ladder.ts',
]

/** Built once and cached: a mutant that is switched on later changes nothing. They are run like those at load. */
export const MEMOIZED = /^src\/markets\/(?:storefronts\/(?:table|build-market)|tax\/zip-states)\.ts$/

/** Texts and records of countries are data: a test that repeats them would prove nothing. */
const DATA = /\/texts\/[a-z]{2}-[A-Z]{2}\.ts$|^src\/markets\/countries\/|-schemas?\.ts$|-openapi|openapi-|\/kinds\//
/** Reads or writes something: tested with its service. */
const WITH_IO = /kysely|platform\/database|from 'node:(?!assert)/

export const AREAS = {
  markets: { sources: ['src/markets/**/*.ts'], tests: ['src/markets/**/*.test.ts'] },
  contracts: { sources: ['src/contracts/**/*.ts'], tests: ['src/contracts/**/*.test.ts'] },
  policies: { sources: POLICIES, tests: [] },
} as const satisfies Record<string, { readonly sources: readonly string[]; readonly tests: readonly string[] }>

export type Area = keyof typeof AREAS

export const isArea = (name: string | undefined): name is Area => name !== undefined && Object.hasOwn(AREAS, name)

const filesIn = async (patterns: readonly string[]): Promise<readonly string[]> =>
  (await Array.fromAsync(glob([...patterns]))).toSorted()

/** Of policies: the tests beside them. */
export async function testsOf(area: Area): Promise<readonly string[]> {
  const { tests } = AREAS[area]
  if (tests.length > 0) return filesIn(tests)
  const beside = (await sourcesOf(area)).map((file) => file.replace(/\.ts$/, '.test.ts'))
  return beside.filter((file) => existsSync(file))
}

export async function sourcesOf(area: Area): Promise<readonly string[]> {
  const files = (await filesIn(AREAS[area].sources)).filter((file) => !file.endsWith('.test.ts') && !DATA.test(file))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return files.filter((file, at) => {
    const isPolicyWithTest = area !== 'policies' || existsSync(file.replace(/\.ts$/, '.test.ts'))
    return isPolicyWithTest && !WITH_IO.test(texts[at] ?? '')
  })
}

/** The files of the area in the environment, with their mutants. */
export async function instrumented(): Promise<{ codes: ReadonlyMap<string, string>; mutants: readonly Mutant[] }> {
  const area = process.env['MUTANTS_AREA']
  const mutants: Mutant[] = []
  const codes = new Map<string, string>()
  if (!isArea(area)) return { codes, mutants }
  for (const file of await sourcesOf(area)) {
    const made = instrument(file, await readFile(file, 'utf8'), mutants.length)
    mutants.push(...made.mutants)
    codes.set(file, made.code)
  }
  return { codes, mutants }
}
