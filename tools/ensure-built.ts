/** Builds if the build is missing or older than its sources. In a process of its own, so that the shop starts lean. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isBuildFresh } from './build-inputs.ts'

export async function ensureBuilt(): Promise<void> {
  if (await isBuildFresh()) return
  console.log('Building the storefront …')
  const build = spawn(process.execPath, ['tools/build.ts'], { stdio: 'inherit' })
  const [code] = await once(build, 'exit')
  if (code !== 0) process.exit(1)
}
