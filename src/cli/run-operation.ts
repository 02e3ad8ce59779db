/** Runs tasks in the shop: at the desk of the one that is running, else in this process with the database to itself. */
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/read-config.ts'
import { withShop } from './run-command.ts'
import { callDesk, type RunTask } from '../merchant/socket/call-socket.ts'

export type Desk = { readonly run: RunTask; readonly dataDir: string }

export async function atDesk<Value>(work: (desk: Desk) => Promise<Value>): Promise<Value> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const run = databaseUrl === undefined ? await callDesk(dataDir) : undefined
  if (run) return work({ run, dataDir })
  return withShop(({ database }) =>
    work({ dataDir, run: (task, payload) => task.run(payload, { database, clock: systemClock }) }),
  )
}
