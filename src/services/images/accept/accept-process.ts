/** A process that accepts one uploaded picture: its bytes are untrusted, and decoding them must not delay or crash the shop. */
import { sharp } from '../decoders.ts'
import { acceptPicture, type PictureToAccept } from './accept-picture.ts'

sharp.concurrency(1)
sharp.cache(false)

process.on('message', (given: PictureToAccept) => {
  void acceptPicture(given).then(
    (accepted) => process.send?.(accepted),
    () => process.exit(1),
  )
})
process.on('disconnect', () => process.exit(0))
