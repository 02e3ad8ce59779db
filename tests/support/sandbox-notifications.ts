/** Payments of the sandbox in tests: what is due is delivered, and read in short. */
import type { ModificationAnswer, NotificationItem } from '../../src/contracts/payment-provider/payment-provider.ts'
import { card, read, type SandboxShop } from './payment-sandbox-shop.ts'

export const inShort = ({ eventCode, success }: NotificationItem): string => `${eventCode} ${success}`

export const sandboxNotifications = (shop: () => SandboxShop) => {
  /** Everything that is due, in short. */
  const notifications = async () => {
    await shop().deliverDue()
    return shop()
      .receivedNotifications()
      .map(({ item }) => inShort(item))
  }
  const paid = async (over: object = {}, name = 'Ada') => {
    const { pspReference = '' } = await shop().pay(card({ holderName: name }), over)
    await notifications()
    return pspReference
  }
  const modified = (pspReference: string, kind: string, value?: number) =>
    read<ModificationAnswer>(shop().modify(pspReference, kind, value), 201)
  return { notifications, paid, modified }
}
