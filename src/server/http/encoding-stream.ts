/** Compresses a body that is sent while it is written: each chunk that is written can be read by the client immediately. */
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib'
import type { Encoding } from './encodings.ts'

const QUALITY = 5

/** None for a body that is sent as it is. */
export function encodingStreams(encoding: Encoding): readonly Transform[] {
  switch (encoding) {
    case 'br':
      return [
        createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
        }),
      ]
    case 'zstd':
      return [createZstdCompress({ flush: constants.ZSTD_e_flush })]
    case 'gzip':
      return [createGzip({ flush: constants.Z_SYNC_FLUSH })]
    case 'identity':
      return []
  }
}
