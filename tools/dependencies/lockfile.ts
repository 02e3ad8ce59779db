/** A lockfile of npm, as far as checks and the bill of materials read it. */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().default(false),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})

const lockfile = z.object({
  name: z.string(),
  version: z.string().default('0.0.0'),
  /** By path; the empty one is the project itself. */
  packages: z.record(z.string(), entry),
})

export type LockedPackage = z.output<typeof entry>
export type Lockfile = z.output<typeof lockfile>

export const parseLockfile = (text: string): Lockfile => lockfile.parse(JSON.parse(text))

export const readLockfile = async (file: string): Promise<Lockfile> => parseLockfile(await readFile(file, 'utf8'))

export const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path
