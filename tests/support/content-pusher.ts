/** A shop that folders of content are pushed into, in this process. */
import { settableClock } from './settable-clock.ts'
import { pushFolder } from '../../src/merchant/content/push-folder.ts'
import { writeFolder } from '../../src/merchant/content/files/write-folder.ts'
import { pullContent } from '../../src/merchant/content/operations/pull-content.ts'
import { pushContent, type Push } from '../../src/merchant/content/operations/push-content.ts'
import { addToContentRelease } from '../../src/merchant/content/operations/release-content.ts'
import type { MerchantOperation, OperationContext } from '../../src/merchant/operation.ts'
import { loadDrawings } from '../../src/merchant/drawings.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { contentFolder } from './content-folder.ts'
import { freshDatabase, type EngineName } from './fresh-database.ts'

export type ContentPusher = Awaited<ReturnType<typeof contentPusher>>

export async function contentPusher(engine: EngineName) {
  const fresh = await freshDatabase<ShopSchema>(engine, MIGRATIONS)
  const { database } = fresh
  const data = contentFolder()
  const shop: OperationContext = { database, clock: settableClock() }
  const around = { dataDir: data.dir, drawings: await loadDrawings('loom/index.ts'), checkOnly: false }

  /** The value of an operation that is expected to succeed. */
  async function run<Payload, Value>(task: MerchantOperation<Payload, Value>, payload: Payload): Promise<Value> {
    const answer = await task.run(payload, shop)
    if (!answer.ok) throw new Error(answer.failure)
    return answer.value
  }

  return {
    database,
    dataDir: data.dir,
    shop,
    run,
    async push(dir: string, more: Partial<Push> = {}) {
      const settings = { publish: false, deleteMissing: false, ...more }
      const { checkOnly = false } = more
      const pushed = await pushFolder({
        ...around,
        checkOnly,
        dir,
        send: (content) => pushContent.run({ ...settings, ...content }, shop),
      })
      if (!pushed.ok) throw new Error(pushed.failure)
      return pushed.value
    },
    addToRelease: (dir: string, id: number) =>
      pushFolder({ ...around, dir, send: (content) => addToContentRelease.run({ ...content, id }, shop) }),
    async pull(dir: string) {
      return writeFolder(dir, await run(pullContent, {}), {
        key: undefined,
        prune: false,
        drawings: around.drawings,
      })
    },
    async close() {
      await fresh.remove()
      data.remove()
    },
  }
}
