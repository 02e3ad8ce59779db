/**
 * Schema of the provider's notifications. Signed fields are required. Unsigned ones may be missing or be anything: a rejected
 * notification blocks all those behind it.
 */
import { z } from 'zod'
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'

const word = z.string().min(1).max(200)

/** A value of another type is treated as missing. */
const saidOrNot = z.string().max(200).optional().catch(undefined)

export const notificationItem = z
  .looseObject({
    pspReference: word,
    originalReference: z.string().max(200).nullish(),
    merchantAccountCode: word,
    merchantReference: z.string().max(200).nullish(),
    amount: z.looseObject({ value: z.int(), currency: z.string().max(3) }),
    eventCode: word,
    success: z.enum(['true', 'false']),
    eventDate: saidOrNot,
    paymentMethod: saidOrNot,
    additionalData: z.looseObject({ hmacSignature: saidOrNot }).optional().catch(undefined),
  })
  .transform((given): NotificationItem => {
    const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode } = given
    const { success, eventDate = '', paymentMethod, additionalData } = given
    return {
      pspReference,
      ...(typeof originalReference === 'string' ? { originalReference } : {}),
      merchantAccountCode,
      merchantReference: merchantReference ?? '',
      amount: { value: amount.value, currency: amount.currency },
      eventCode,
      eventDate,
      success,
      ...(paymentMethod === undefined ? {} : { paymentMethod }),
      additionalData: { hmacSignature: additionalData?.hmacSignature ?? '' },
    }
  })

export const notificationRequest = z
  .looseObject({
    live: z.string().exactOptional(),
    notificationItems: z
      .array(z.looseObject({ NotificationRequestItem: notificationItem }))
      .min(1)
      .max(100),
  })
  .transform(({ notificationItems }): readonly NotificationItem[] =>
    notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem),
  )
