/** The lockfile must install everywhere: no download addresses in it, and native parts for every common machine. */
import { readFile } from 'node:fs/promises'

type Package = {
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const MACHINES = /(linux-(x64|arm64)(-gnu)?|darwin-(x64|arm64)|win32-x64(-msvc)?)$/

const { packages }: { packages: Readonly<Record<string, Package>> } = JSON.parse(
  await readFile('package-lock.json', 'utf8'),
)
const installed = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))

const problems = Object.entries(packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => [
  ...(resolved?.startsWith('http') ? [`${path} carries a download address`] : []),
  ...Object.keys(optionalDependencies)
    .filter((name) => MACHINES.test(name) && !installed.has(name))
    .map((name) => `${path} has no ${name}`),
])

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
