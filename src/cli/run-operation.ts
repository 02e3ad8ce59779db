/** Runs operations in the shop: in the process that is running it, else in this one with the database opened here. */
import type { Progress } from '../merchant/progress.ts'
import { callShopSocket, type RunOperation } from '../merchant/socket/call-socket.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/read-config.ts'
import { withShop } from './run-command.ts'

export type ShopOperations = {
  readonly run: RunOperation
  readonly dataDir: string
  readonly drawingsModule: string
}

/** Progress is shown where the operation runs in this process. */
export async function withShopOperations<Value>(
  work: (shop: ShopOperations) => Promise<Value>,
  shown: { readonly progress?: Progress } = {},
): Promise<Value> {
  const { databaseUrl, dataDir, drawingsModule, deskUrl, publicUrl, port, live } = readConfig(process.env)
  const run = databaseUrl === undefined ? await callShopSocket(dataDir) : undefined
  if (run) return work({ run, dataDir, drawingsModule })
  return withShop(({ database }) =>
    work({
      dataDir,
      drawingsModule,
      run: (operation, input) =>
        operation.run(input, {
          database,
          clock: systemClock,
          files: { dataDir, drawingsModule },
          deskUrl: () => deskUrl ?? publicUrl ?? `http://localhost:${port}`,
          receivers: { isLive: live },
          ...shown,
        }),
    }),
  )
}
