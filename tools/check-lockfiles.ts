/** The lockfiles must install everywhere: no download addresses in them, and native parts for every common machine. */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const LOCKFILES = ['package-lock.json', 'bench/package-lock.json', 'tests/conformance/package-lock.json']

const MACHINES = /(linux-(x64|arm64)(-gnu)?|darwin-(x64|arm64)|win32-x64(-msvc)?)$/

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

async function problemsOf(file: string): Promise<readonly string[]> {
  const { packages } = lockfile.parse(JSON.parse(await readFile(file, 'utf8')))
  const installed = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.entries(packages).flatMap(([path, { resolved, optionalDependencies }]) => [
    ...(resolved?.startsWith('http') ? [`${file}: ${path} has a download address`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => MACHINES.test(name) && !installed.has(name))
      .map((name) => `${file}: ${path} has no ${name}`),
  ])
}

const problems = (await Promise.all(LOCKFILES.map(problemsOf))).flat()
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
