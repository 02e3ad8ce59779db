/**
 * ECDSA signatures are two numbers in DER, which drops zeros in front of them. The library reads both at fixed places, so it
 * rejects about one valid signature in 128. This writes them with all their zeros, in the one form that it reads right.
 */
const SEQUENCE = 0x30
const INTEGER = 0x02
const NUMBER_BYTES = 32

/** Undefined where it is not two numbers of at most 32 bytes. */
export function paddedSignature(der: Buffer): Buffer | undefined {
  if (der[0] !== SEQUENCE || der[1] !== der.length - 2) return undefined
  const first = readNumber(der, 2)
  const second = first && readNumber(der, first.end)
  if (first === undefined || second?.end !== der.length) return undefined
  const numbers = [first, second].map(({ bytes }) =>
    Buffer.concat([Buffer.from([INTEGER, NUMBER_BYTES + 1]), Buffer.alloc(NUMBER_BYTES + 1 - bytes.length), bytes]),
  )
  const body = Buffer.concat(numbers)
  return Buffer.concat([Buffer.from([SEQUENCE, body.length]), body])
}

function readNumber(der: Buffer, at: number): { readonly bytes: Buffer; readonly end: number } | undefined {
  const length = der[at + 1] ?? 0
  const end = at + 2 + length
  if (der[at] !== INTEGER || length === 0 || end > der.length) return undefined
  const written = der.subarray(at + 2, end)
  // A zero in front of a high bit marks a positive number.
  const bytes = written[0] === 0 ? written.subarray(1) : written
  return bytes.length <= NUMBER_BYTES ? { bytes, end } : undefined
}
