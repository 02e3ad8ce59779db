/**
 * The lockfiles must install everywhere and only what was published: no download addresses, a SHA-512 for every package, native
 * parts for every common machine, no install script but those that package.json allows, and licences that we accept (SEC-19).
 */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { judgeLockfile } from './dependencies/judge-lockfile.ts'
import { readLockfile } from './dependencies/lockfile.ts'

const FOLDERS = ['', 'bench/', 'bench/peers/', 'tests/conformance/', 'tests/import-rules/', 'tests/object-storage/']

const manifest = z.object({
  allowScripts: z.record(z.string(), z.boolean()).default({}),
  allowLicences: z.array(z.string()).default([]),
})

async function problemsIn(folder: string): Promise<readonly string[]> {
  const { allowScripts, allowLicences } = manifest.parse(JSON.parse(await readFile(`${folder}package.json`, 'utf8')))
  const file = `${folder}package-lock.json`
  return judgeLockfile(await readLockfile(file), allowScripts, allowLicences).map((problem) => `${file}: ${problem}`)
}

const problems = (await Promise.all(FOLDERS.map(problemsIn))).flat()
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
