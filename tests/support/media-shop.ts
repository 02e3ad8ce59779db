/** A shop with a folder of files, where pictures are uploaded and products are edited as the desk does it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { sharp } from '../../src/services/images/decoders.ts'
import type { EngineName } from './fresh-database.ts'
import { operationShop } from './operation-shop.ts'

const uploaded = z.object({
  hash: z.string(),
  name: z.string(),
  reference: z.string(),
  href: z.string(),
  isNew: z.boolean(),
})

export type MediaShop = Awaited<ReturnType<typeof mediaShop>>

export async function mediaShop(engine: EngineName) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-media-'))
  const shop = await operationShop(engine, MERCHANT_REGISTRY, { dataDir, drawingsModule: '' })
  const upload = (fileName: string, bytes: Uint8Array) =>
    shop.call('media.upload', { fileName, data: Buffer.from(bytes).toString('base64') })
  return {
    ...shop,
    dataDir,
    upload,
    async uploaded(fileName: string, bytes: Uint8Array) {
      const answer = await upload(fileName, bytes)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return uploaded.parse(answer.body['value'])
    },
    async close() {
      await shop.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A picture of one colour. */
export const plainImage = (colour: string, width = 40, height = 50) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
