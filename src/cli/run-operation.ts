/** Runs operations in the shop: in the process that is running it, else in this one with the database opened here. */
import type { Progress } from '../merchant/progress.ts'
import { callShopSocket, type RunOperation } from '../merchant/socket/call-socket.ts'
import { objectStorageOf, type ObjectStorage } from '../platform/object-storage/object-storage.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/read-config.ts'
import { withShop } from './run-command.ts'

export type ShopOperations = {
  readonly run: RunOperation
  readonly dataDir: string
  readonly drawingsModule: string
  /** Where the nodes of the shop share pictures. */
  readonly objects: ObjectStorage | undefined
}

/** Progress is shown where the operation runs in this process. */
export async function withShopOperations<Value>(
  work: (shop: ShopOperations) => Promise<Value>,
  shown: { readonly progress?: Progress } = {},
): Promise<Value> {
  const config = readConfig(process.env)
  const { databaseUrl, dataDir, drawingsModule, deskUrl, publicUrl, port, live } = config
  const objects = objectStorageOf(config)
  const run = databaseUrl === undefined ? await callShopSocket(dataDir) : undefined
  if (run) return work({ run, dataDir, drawingsModule, objects })
  return withShop(async ({ database }) => {
    const value = await work({
      dataDir,
      drawingsModule,
      objects,
      run: (operation, input) =>
        operation.run(input, {
          database,
          clock: systemClock,
          files: config,
          deskUrl: () => deskUrl ?? publicUrl ?? `http://localhost:${port}`,
          receivers: { isLive: live },
          ...shown,
        }),
    })
    // No shop runs whose job would do it: until its next start the rows could be deleted unnoticed.
    const { sealAudit } = await import('../merchant/staff/seal-audit.ts')
    await sealAudit(database)
    return value
  })
}
