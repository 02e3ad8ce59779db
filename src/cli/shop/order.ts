/** Orders: find, show, refund, cancel, release, resend the confirmation. */
import { formatAddress } from '../../markets/addresses/format-address.ts'
import { CURRENCIES } from '../../markets/derived/currency-symbols.ts'
import { formatPrice } from '../../markets/prices/format-price.ts'
import { isCountryCode } from '../../markets/storefronts/country-codes.ts'
import type { StaffOrder } from '../../merchant/commerce/order-operations.ts'
import { resendOrderOperation } from '../../merchant/commerce/mail-operations.ts'
import { counted, table, printLine, valueOf } from '../content/print-result.ts'
import { withShopOperations } from '../run-operation.ts'
import { UsageError } from '../run-command.ts'
import type { OneCommand } from '../run-one-of.ts'
import { refundSentence } from './print-amount.ts'
import { readAmount, readCount, readCurrency, textOf } from './read-words.ts'
import {
  cancelOrderOperation,
  listOrdersOperation,
  ORDER_STATES,
  refundOrderOperation,
  releaseOrderOperation,
  showOrderOperation,
} from '../../merchant/commerce/order-operations.ts'

const NUMBER = 'NUMBER is the one that its shopper knows; blanks and dashes in it do not matter.\n'

const DEFAULT_LIMIT = 20

export const orderList: OneCommand = {
  name: 'order list',
  takes: '[--state STATE] [--limit N]',
  does: 'lists orders, the newest first',
  help: `
  --state STATE   only those that are ${ORDER_STATES.join(', ')}
  --limit N       how many, at most 1000; ${DEFAULT_LIMIT} when not given
`,
  options: { state: { type: 'string' }, limit: { type: 'string' } },
  async run({ values, words }) {
    if (words.length > 0) throw new UsageError()
    const given = textOf(values['state'])
    const state = ORDER_STATES.find((known) => known === given)
    if (given !== undefined && state === undefined) {
      throw new UsageError(`${given} is none of ${ORDER_STATES.join(', ')}.`)
    }
    const limit = readCount(textOf(values['limit']) ?? String(DEFAULT_LIMIT), '--limit')
    if (limit < 1 || limit > 1000) throw new UsageError('--limit is a number from 1 to 1000.')
    const orders = valueOf(await withShopOperations(({ run }) => run(listOrdersOperation, { state, limit })))
    const rows = orders.map(({ number, created_at: at, state: now, total, currency, country, email_key: email }) => [
      number,
      at,
      now,
      priceIn(total, currency, country),
      country,
      email,
    ])
    if (rows.length > 0) process.stdout.write(table([['number', 'ordered', 'state', 'total', 'to', 'by'], ...rows]))
    return printLine(`${counted(orders.length, 'order')}.`)
  },
}

export const orderShow: OneCommand = {
  name: 'order show',
  takes: 'NUMBER',
  does: 'shows an order: lines, address, payments, withdrawals',
  help: NUMBER,
  async run({ words: [number, ...rest] }) {
    if (number === undefined || rest.length > 0) throw new UsageError()
    return tellOrder(valueOf(await withShopOperations(({ run }) => run(showOrderOperation, { number }))))
  },
}

/** Long: prints one part of the order after the other. */
function tellOrder({ order, payments, credits, withdrawals, units, shipments }: StaffOrder): number {
  const { snapshot } = order
  const { market, totals, shipping, contact } = snapshot
  const price = (amount: number) => priceIn(amount, market.currency, market.country)
  const optional = (name: string, amount: number | undefined) =>
    amount === undefined || amount === 0 ? [] : [[name, price(amount)]]
  process.stdout.write(
    table([
      ['order', order.number],
      ['id', order.id],
      ['state', order.state],
      ['fulfilment', order.fulfilment],
      ...(order.holds.length === 0 ? [] : [['on hold', order.holds.join(', ')]]),
      ['ordered', order.createdAt],
      ['paid', order.paidAt ?? ''],
      ['by', `${contact.firstName} ${contact.lastName}, ${contact.email}, ${contact.telephone}`],
      ['to', formatAddress(snapshot.addresses.shipping, (country) => country).join(', ')],
      ['with', `${shipping.name} (${shipping.estimatedDelivery})`],
    ]),
  )
  printLine('')
  const lines = snapshot.lines.map(({ quantity, sku, name, size, totalWithDiscount, isGift, itemId }, place) => [
    String(quantity),
    String(units[place]?.left ?? 0),
    itemId,
    sku,
    `${name} ${size}`.trim(),
    isGift ? 'a gift' : price(totalWithDiscount),
  ])
  process.stdout.write(table([['pieces', 'to ship', 'item', 'sku', 'what', 'price'], ...lines]))
  printLine('')
  process.stdout.write(
    table([
      ['shipping', price(totals.shipping)],
      ...optional('tax added', totals.externalTax),
      ['total', price(totals.total)],
      ...optional('tax in it', totals.tax),
    ]),
  )
  for (const { psp_reference: reference, state, amount, refunded, refunding, method } of payments) {
    const back =
      refunded + refunding === 0 ? '' : `, ${price(refunded)} given back, ${price(refunding)} on its way back`
    printLine(`Payment ${reference}: ${state}, ${price(amount)} by ${method}${back}.`)
  }
  for (const { id, ending, value, balance, expiresOn } of credits) {
    printLine(`Store credit ${id}, …${ending}: ${price(value)}, ${price(balance)} left, valid until ${expiresOn}.`)
  }
  for (const { id, carrierName, trackingNumber = '', postedAt, deliveredAt, voidedAt, units: sent } of shipments) {
    const what = sent.map(({ itemId, quantity }) => `${quantity} × ${itemId}`).join(', ')
    const end = [voidedAt && `voided ${voidedAt}`, deliveredAt && `delivered ${deliveredAt}`].filter(Boolean).join(', ')
    printLine(`Shipment ${id}: ${carrierName} ${trackingNumber}, posted ${postedAt}${end && `, ${end}`}: ${what}.`)
  }
  for (const { received_at: at, name, email, order_id: id } of withdrawals) {
    const whose = id === null ? ' (another address than the order’s)' : ''
    printLine(`Withdrawn on ${at} by ${name}, ${email}${whose}: refund it within 14 days of that.`)
  }
  return 0
}

export const orderRefund: OneCommand = {
  name: 'order refund',
  takes: 'NUMBER [AMOUNT CURRENCY]',
  does: 'gives money back: all that is left, or an amount such as 12.95 EUR',
  help: `${NUMBER}The refund is requested while the shop is running; the shopper gets a mail when it is done.
`,
  async run({ words: [number, amount, currency, ...rest] }) {
    if (number === undefined || rest.length > 0) throw new UsageError()
    if ((amount === undefined) !== (currency === undefined)) throw new UsageError('Give the currency with the amount.')
    const refunded = valueOf(
      await withShopOperations(async ({ run }) => {
        if (amount === undefined || currency === undefined) return run(refundOrderOperation, { number })
        const { order } = valueOf(await run(showOrderOperation, { number }))
        const ordered = order.snapshot.market.currency
        if (readCurrency(currency) !== ordered) throw new UsageError(`Order ${order.number} was paid in ${ordered}.`)
        return run(refundOrderOperation, { number, amount: readAmount(amount, readCurrency(currency)) })
      }),
    )
    const { order, amount: requested, credited } = refunded
    return printLine(`${order.number}: ${refundSentence({ ...requested, credited })}`)
  },
}

export const orderCancel: OneCommand = {
  name: 'order cancel',
  takes: 'NUMBER',
  does: 'cancels an order: refunds it, releases its stock, and notifies the shopper',
  help: NUMBER,
  async run({ words: [number, ...rest] }) {
    if (number === undefined || rest.length > 0) throw new UsageError()
    const { order, isReversed } = valueOf(await withShopOperations(({ run }) => run(cancelOrderOperation, { number })))
    return printLine(`${order.number}: cancelled.${isReversed ? ' The money is on its way back.' : ''}`)
  },
}

export const orderRelease: OneCommand = {
  name: 'order release',
  takes: 'NUMBER',
  does: 'takes what was paid for a held order as what it costs: it can be sent, the shopper gets the confirmation',
  help: `${NUMBER}An order is held when the provider has another amount or currency than it costs: look at it with "order show" first.
`,
  async run({ words: [number, ...rest] }) {
    if (number === undefined || rest.length > 0) throw new UsageError()
    const { number: known } = valueOf(await withShopOperations(({ run }) => run(releaseOrderOperation, { number })))
    return printLine(`${known}: paid. It can be sent; the confirmation is on its way.`)
  },
}

export const orderResend: OneCommand = {
  name: 'order resend',
  takes: 'NUMBER',
  does: 'mails the confirmation of an order once more',
  help: `${NUMBER}It is sent while the shop is open.
`,
  async run({ words: [number, ...rest] }) {
    if (number === undefined || rest.length > 0) throw new UsageError()
    const { number: known, snapshot } = valueOf(
      await withShopOperations(({ run }) => run(resendOrderOperation, { number, mail: 'confirmation' })),
    )
    return printLine(`${known}: the confirmation goes to ${snapshot.contact.email} once more.`)
  },
}

/** As shown to the shopper. */
function priceIn(amount: number, code: string, country: string): string {
  const currency = Object.values(CURRENCIES).find((known) => known.code === code)
  if (currency === undefined || !isCountryCode(country)) return `${amount} ${code}`
  return formatPrice(amount, { currency, country, locale: 'en-GB', dropZeroDecimals: false }).replaceAll('\u00a0', ' ')
}
