/** The provider's news as they come in. What is not signed may say what it likes; what is signed must be there. */
import { z } from 'zod'
import type { NotificationItem } from '../../../contracts/payment-provider.ts'

const word = z.string().min(1).max(200)

const item = z.looseObject({
  pspReference: word,
  originalReference: z.string().max(200).exactOptional(),
  merchantAccountCode: word,
  merchantReference: z.string().max(200),
  amount: z.looseObject({ value: z.int(), currency: z.string().max(3) }),
  eventCode: word,
  eventDate: z.string().max(100).default(''),
  success: z.enum(['true', 'false']),
  paymentMethod: z.string().max(100).exactOptional(),
  reason: z.string().exactOptional(),
  operations: z.array(z.string()).exactOptional(),
  additionalData: z.record(z.string(), z.string()).exactOptional(),
})

export const notificationRequest = z
  .looseObject({
    live: z.string().exactOptional(),
    notificationItems: z
      .array(z.looseObject({ NotificationRequestItem: item }))
      .min(1)
      .max(100),
  })
  .transform(({ notificationItems }): readonly NotificationItem[] =>
    notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem),
  )
