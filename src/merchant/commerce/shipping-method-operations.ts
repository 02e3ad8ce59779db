/** Single shipping methods: create, change, switch on and off, and their order in a country. */
import { z } from 'zod'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { fail, ok } from '../../platform/result.ts'
import {
  addMethod,
  changeMethod,
  methodsIn,
  orderMethods,
  type ShippingOffer,
  shippingOffer,
  switchMethod,
} from '../../services/commerce/admin.ts'
import type { OperationResult } from '../declaration.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import {
  restoreShipping,
  SHIPPING_SUBJECT,
  storeShipping,
  type ShippingChange,
  type ShippingOffers,
} from './store-shipping.ts'

/** That nothing can be sent to some country any more. */
const confirmed = z.boolean().exactOptional()
const version = z.int().min(0).exactOptional()
const methodId = z.string().min(1).max(64)
const MAX_ORDERED = 500

const methodOf = (offers: ShippingOffers, id: string) => offers.find(({ method }) => method.id === id) ?? null

type OneOffer = { readonly offer: ShippingOffer; readonly confirmed?: boolean; readonly version?: number }
const oneOffer: z.ZodType<OneOffer> = z.strictObject({ offer: shippingOffer, confirmed, version })

/** A change of one method. Its fields are named after it, so that edits of two methods can be merged. */
async function changeOne(
  context: RunContext,
  id: string,
  isConfirmed: boolean,
  change: ShippingChange,
): OperationResult<undefined> {
  const stored = await storeShipping(context, isConfirmed, change)
  if (!stored.ok) return fail(stored.failure)
  const [before, after] = [methodOf(stored.value.before, id), methodOf(stored.value.after, id)]
  for (const [field, [one, other]] of changedMembers(before, after)) {
    context.audit.changed({ field: `${id}.${field}`, before: one, after: other })
  }
  context.audit.restores(stored.value.before)
  return ok(undefined)
}

/** Each member of the method, and its countries. */
function changedMembers(before: ShippingOffer | null, after: ShippingOffer | null) {
  const membersOf = (offer: ShippingOffer | null): ReadonlyMap<string, unknown> =>
    new Map(offer === null ? [] : Object.entries({ ...offer.method, countries: offer.countries }))
  const [one, other] = [membersOf(before), membersOf(after)]
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((name) => [name, [one.get(name) ?? null, other.get(name) ?? null]] as const)
    .filter(([, [a, b]]) => JSON.stringify(a) !== JSON.stringify(b))
}

const createMethodOperation = merchantOperation({
  name: 'shipping.create',
  kind: 'write',
  permission: 'shipping.write',
  fresh: false,
  service: 'commerce',
  input: oneOffer,
  output: z.undefined(),
  subject: () => SHIPPING_SUBJECT,
  version: (input) => input.version,
  run: (context, { offer }) => changeOne(context, offer.method.id, false, (before) => addMethod(before, offer)),
  undo: restoreShipping,
})

const changeMethodOperation = merchantOperation({
  name: 'shipping.change',
  kind: 'write',
  permission: 'shipping.write',
  fresh: false,
  service: 'commerce',
  input: oneOffer,
  output: z.undefined(),
  subject: () => SHIPPING_SUBJECT,
  version: (input) => input.version,
  run: (context, { offer, confirmed: isConfirmed = false }) =>
    changeOne(context, offer.method.id, isConfirmed, (before) => changeMethod(before, offer)),
  undo: restoreShipping,
})

const switchMethodOperation = merchantOperation({
  name: 'shipping.switch',
  kind: 'write',
  permission: 'shipping.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ id: methodId, active: z.boolean(), confirmed, version }),
  output: z.undefined(),
  subject: () => SHIPPING_SUBJECT,
  version: (input) => input.version,
  run: (context, { id, active, confirmed: isConfirmed = false }) =>
    changeOne(context, id, isConfirmed, (before) => switchMethod(before, id, active)),
  undo: restoreShipping,
})

const orderMethodsOperation = merchantOperation({
  name: 'shipping.order',
  kind: 'write',
  permission: 'shipping.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    country: z.enum(SHIPPING_COUNTRY_CODES),
    methods: z.array(methodId).min(1).max(MAX_ORDERED),
    version,
  }),
  output: z.undefined(),
  subject: () => SHIPPING_SUBJECT,
  version: (input) => input.version,
  async run(context, { country: own, methods }) {
    const stored = await storeShipping(context, false, (before) => orderMethods(before, own, methods))
    if (!stored.ok) return fail(stored.failure)
    const { before, after } = stored.value
    context.audit.changed({ field: `order.${own}`, before: methodsIn(before, own), after: methodsIn(after, own) })
    context.audit.restores(before)
    return ok(undefined)
  },
  undo: restoreShipping,
})

export const SHIPPING_METHOD_OPERATIONS = [
  createMethodOperation,
  changeMethodOperation,
  switchMethodOperation,
  orderMethodsOperation,
]
