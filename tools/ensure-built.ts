/** Builds what is missing or older than its sources. In a process of its own, so that the shop starts lean. */
import { DESK, isFresh, SERVER, STOREFRONT } from './builds.ts'

export async function ensureBuilt(): Promise<void> {
  const stale = [STOREFRONT, DESK, SERVER].filter((build) => !isFresh(build)).map(({ name }) => name)
  if (stale.length === 0) return
  console.log(`Building the ${stale.join(' and the ')} …`)
  const { spawnSync } = await import('node:child_process')
  const { status } = spawnSync(process.execPath, ['tools/build.ts', ...stale], { stdio: 'inherit' })
  if (status === 0) return
  // Loaded only now: a start that has nothing to build needs no log of its own.
  const [{ createLog }, { SERVER_LOG }] = await Promise.all([
    import('../src/platform/log/log.ts'),
    import('../src/server/log-codes.ts'),
  ])
  createLog({ level: 'fatal' }).write(SERVER_LOG.buildFailed, { builds: stale })
  process.exit(1)
}
