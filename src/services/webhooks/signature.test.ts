import { describe, expect, it } from 'vitest'
import { newSecret, sign, signedHeaders } from './signature.ts'

/** The example of the Standard Webhooks specification. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
}
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

describe('signatures', () => {
  it('HKS-03 are those of the Standard Webhooks specification', () => {
    expect(sign(SECRET, MESSAGE)).toBe(SIGNATURE)
  })

  it.each([
    ['another id', { ...MESSAGE, id: 'msg_other' }],
    ['another second', { ...MESSAGE, at: new Date(1_614_265_331_000) }],
    ['another body', { ...MESSAGE, body: '{"test": 2432232315}' }],
  ])('HKS-03 differ with %s', (_, message) => {
    expect(sign(SECRET, message)).not.toBe(SIGNATURE)
  })

  it('HKS-03 are sent with the id and the second of the attempt', () => {
    expect(signedHeaders([SECRET], { ...MESSAGE, at: new Date(1_614_265_330_999) })).toEqual({
      'webhook-id': MESSAGE.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': SIGNATURE,
    })
  })

  it('HKS-08 are one for each secret', () => {
    const other = newSecret()
    const headers = signedHeaders([other, SECRET], MESSAGE)
    expect(headers['webhook-signature']).toBe(`${sign(other, MESSAGE)} ${SIGNATURE}`)
  })

  it('HKS-01 have secrets of 256 bits, each another one', () => {
    const secret = newSecret()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
    expect(newSecret()).not.toBe(secret)
  })
})
