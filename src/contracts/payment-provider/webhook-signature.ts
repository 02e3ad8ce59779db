/** The signature of the payment provider's notifications, so that no third party can forge a payment. Server only. */
import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { NotificationItem } from './payment-provider.ts'

export function signNotification(item: NotificationItem, hexKey: string): string {
  return digest(item, hexKey).toString('base64')
}

/** Whether one of the keys signed it: there are two while a key is being changed. */
export function isSigned(item: NotificationItem, hexKeys: readonly string[]): boolean {
  const given = Buffer.from(item.additionalData?.['hmacSignature'] ?? '', 'base64')
  return hexKeys.some((hexKey) => {
    const expected = digest(item, hexKey)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** Values are joined as they are, colons and all: that is how the provider does it. */
function digest(item: NotificationItem, hexKey: string): Buffer {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount, eventCode } = item
  const signed = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    item.success,
  ].join(':')
  return createHmac('sha256', keyOf(hexKey)).update(signed, 'utf8').digest()
}

/** Made once: to make a key takes longer than to sign with it. A shop has one or two. */
const keys = new Map<string, KeyObject>()

function keyOf(hexKey: string): KeyObject {
  const known = keys.get(hexKey)
  if (known !== undefined) return known
  const made = createSecretKey(hexKey, 'hex')
  keys.set(hexKey, made)
  return made
}
