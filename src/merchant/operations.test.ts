import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { grantOf } from '../contracts/staff/permissions.ts'
import { ROLES, type Role } from '../contracts/staff/roles.ts'
import { LANGUAGES } from '../markets/languages/languages.ts'
import { ok } from '../platform/result.ts'
import { FAILURE_STATUS, type FailureCode } from './failures/failure-codes.ts'
import { messageOf } from './failures/operation-failure.ts'
import { merchantOperation } from './operation.ts'
import { MERCHANT_REGISTRY } from './operations.ts'
import { createRegistry } from './registry/registry.ts'

const OPERATIONS = MERCHANT_REGISTRY.operations

/** The permissions of STF-18, written a second time: which roles may run the operations of a group. */
const ALL = [...ROLES]
const LEADERS: readonly Role[] = ['owner', 'manager']
const ROLES_OF: Readonly<Record<string, readonly Role[]>> = {
  'discount.create discount.import discount.list discount.stop discount.read discount.revise discount.try': [
    ...LEADERS,
    'products',
  ],
  'stock.set stock.set-many stock.change stock.change-many stock.reconcile variant.change variant.change-many': [
    ...LEADERS,
    'orders',
    'products',
  ],
  'stock.count stock.transfer': [...LEADERS, 'orders', 'products'],
  'stock.list stock.history': ALL,
  'price.set price.set-many price.cancel price.cancel-many price.convert variant.save-grid': [...LEADERS, 'products'],
  'stock.read price.list price.read variant.grid shipping.list product.list product.read product.edit market.check':
    ALL,
  'shipping.read shipping.try product.diagnose': ALL,
  'product.save product.publish product.take-out product.duplicate product.discard': [...LEADERS, 'products'],
  'media.list media.read': ALL,
  'media.upload media.describe media.delete media.restore': [...LEADERS, 'products', 'content'],
  'stock.changes product.changes': ALL,
  'order.changes shipment.changes return.changes': [...LEADERS, 'orders', 'products', 'reader'],
  'invoice.changes': [...LEADERS, 'orders'],
  // A manager reads keys only: the operations themselves refuse.
  'api-key.list api-key.create api-key.revoke': LEADERS,
  'shipping.save shipping.create shipping.change shipping.switch shipping.order': LEADERS,
  'shop.check-live': LEADERS,
  'history.import catalogue.import': [...LEADERS, 'products'],
  'history.export catalogue.export export.run': ALL,
  'order.newest order.read order.list order.mails order.mail order.qualify return.owed': [
    ...LEADERS,
    'orders',
    'products',
    'reader',
  ],
  'order.refund order.refundable order.cancel refund.submit refund.approvals refund.retry credit.reissue': [
    ...LEADERS,
    'orders',
  ],
  'order.release refund.approve refund.decline': LEADERS,
  'order.resend order.resend-many work.stuck work.retry work.close': [...LEADERS, 'orders'],
  'invoice.list invoice.read invoice.pdf invoice.waiting invoice.verify invoice.issue': [...LEADERS, 'orders'],
  'tax-rate.list us-tax.read seller.read': [...LEADERS, 'orders'],
  // A manager has the permission for carriers only: the operations themselves refuse.
  'tax-rate.add tax-rate.change tax-rate.remove seller.save ecb-rate.save': LEADERS,
  'us-tax.set-nexus us-tax.import-rates': LEADERS,
  'report.oss report.us-sales-tax report.non-eu-vat accounting.export': LEADERS,
  'note.add note.correct': [...LEADERS, 'orders'],
  'order.hold order.clear-hold order.cancel-lines order.amend order.amend-email': [...LEADERS, 'orders'],
  'shipment.post shipment.post-many shipment.void shipment.deliver': [...LEADERS, 'orders'],
  'shipment.picking-list shipment.picking-sheet shipment.slips shipment.preview': [...LEADERS, 'orders'],
  'carrier.list return.list': [...LEADERS, 'orders', 'products', 'reader'],
  'carrier.save': LEADERS,
  'return.open return.match return.accept return.reject return.cancel': [...LEADERS, 'orders'],
  'return.receive return.settle return.exchange return.resend': [...LEADERS, 'orders'],
  'content.pull content.status content.shared-copies release.list': ALL,
  'story.list story.kinds story.read': ALL,
  'story.save': [...LEADERS, 'content'],
  'content.push content.publish content.unpublish content.delete': [...LEADERS, 'content'],
  'release.create release.add release.publish': [...LEADERS, 'content'],
  'release.read story.versions story.compare story.links story.deleted': ALL,
  'translation.gaps translation.read datasource.drafts': ALL,
  'story.restore-version story.name-version story.move story.restore': [...LEADERS, 'content'],
  'translation.save datasource.publish': [...LEADERS, 'content'],
  'release.schedule release.put release.remove release.revert': [...LEADERS, 'content'],
  'search-rules.import search-rules.export': [...LEADERS, 'products', 'content'],
  'search-rule.list search-rule.save search-rule.remove search-rule.order search-rule.compare': [
    ...LEADERS,
    'products',
    'content',
  ],
  'search-word.failed search-word.handle': [...LEADERS, 'products', 'content'],
  // Orders and content get no amounts: the operation itself leaves them out.
  'insight.sales insight.funnel insight.low-stock insight.search-terms experiment.list': ALL,
  'experiment.override': LEADERS,
  'subscribers.export inquiries.export subscribers.delete inquiries.delete audit.erase-personal': LEADERS,
  'privacy.find privacy.preview-erasure privacy.export privacy.download privacy.erase': LEADERS,
  'audit.list audit.verify': [...LEADERS, 'orders', 'products', 'content'],
  'staff.list staff.invite staff.change-role staff.disable staff.enable': ['owner'],
  'staff.reset-factors staff.revoke-invitation': ['owner'],
  'account.read account.change account.recovery-codes account.remove-passkey account.activity': ALL,
  'session.list session.revoke view.list view.save view.delete draft.read draft.save draft.delete': ALL,
  // A manager may read and replay: the other operations refuse.
  'webhook.list webhook.create webhook.change webhook.switch webhook.rotate-secret': LEADERS,
  'webhook.remove webhook.test webhook-delivery.list webhook-delivery.read webhook-delivery.replay': LEADERS,
  'preference.read preference.save job.list job.read job.cancel undo.run version.read desk.work search.find': ALL,
}

const EXPECTED = new Map(
  Object.entries(ROLES_OF).flatMap(([names, roles]) => names.split(' ').map((name) => [name, roles] as const)),
)

describe('the registry of operations', () => {
  it('STF-18 lists every operation in the table of this test', () => {
    expect(OPERATIONS.map(({ name }) => name).toSorted()).toEqual([...EXPECTED.keys()].toSorted())
  })

  it.each(OPERATIONS.flatMap(({ name, permission }) => ROLES.map((role) => [name, role, permission] as const)))(
    'STF-18 %s by %s',
    (name, role, permission) => {
      expect(grantOf(role, permission) !== undefined).toBe(EXPECTED.get(name)?.includes(role))
    },
  )

  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    'OPS-01 %s is declared completely and refuses unknown members with their path',
    (_, operation) => {
      expect(operation.inputSchema).toBeDefined()
      expect(operation.outputSchema).toBeDefined()
      const refused = operation.checkInput({ unknownMember: 1 })
      expect(refused).toMatchObject({ ok: false, failure: { code: 'INVALID_INPUT' } })
      expect(operation.movesMoney === true && operation.undo !== undefined).toBe(false)
    },
  )

  it('OPS-01 names the path of an unknown member inside the input', () => {
    const refused = MERCHANT_REGISTRY.find('order.list')?.checkInput({ filter: { stat: ['paid'] } })
    expect(refused).toMatchObject({ failure: { code: 'INVALID_INPUT', field: 'filter.stat' } })
    const unknown = MERCHANT_REGISTRY.find('stock.read')?.checkInput({ sku: 'A1', more: 1 })
    expect(unknown).toMatchObject({ failure: { code: 'INVALID_INPUT', field: 'more' } })
  })

  const declared = { name: 'test.one', kind: 'read', permission: 'signed-in', fresh: false } as const
  const schemas = { input: z.strictObject({}), output: z.int() }
  const run = async () => ok(1)

  it('STF-18 cannot be created with an operation that has no permission of the table', () => {
    const operation = merchantOperation({ ...declared, ...schemas, run })
    Reflect.set(operation, 'permission', 'orders.everything')
    expect(() => createRegistry([operation])).toThrow('has no permission')
    Reflect.set(operation, 'permission', 'signed-in')
    expect(() => createRegistry([operation, operation])).toThrow('two operations')
    expect(() => createRegistry([{ ...operation, name: 'Test' }])).toThrow('cannot be the name')
  })

  it('OPS-10 rejects an undo of an operation that moves money', () => {
    const undo = async () => ok(undefined)
    expect(() => merchantOperation({ ...declared, ...schemas, kind: 'write', movesMoney: true, undo, run })).toThrow(
      'moves money',
    )
  })

  it('OPS-01 rejects a schema that ignores unknown members', () => {
    expect(() => merchantOperation({ ...declared, ...schemas, input: z.object({}), run })).toThrow('strict')
  })
})

describe('failures', () => {
  const isCode = (code: string): code is FailureCode => Object.hasOwn(FAILURE_STATUS, code)
  const CODES = Object.keys(FAILURE_STATUS).filter(isCode)

  it.each(LANGUAGES)('OPS-12 have a message in %s with the same placeholders', (language) => {
    for (const code of CODES) {
      const message = messageOf({ code }, language)
      expect(message).not.toBe('')
      const named = (text: string) => new Set(text.match(/\{\w+\}/g) ?? [])
      const unknown = [...named(message)].filter((name) => !named(messageOf({ code }, 'en')).has(name))
      expect([code, unknown]).toEqual([code, []])
    }
  })

  it('OPS-12 are shown with what they name', () => {
    const failure = { code: 'UNKNOWN_ORDER', parameters: { number: '1' } } as const
    expect(messageOf(failure)).toBe('There is no order 1')
    expect(messageOf(failure, 'de')).toBe('Die Bestellung 1 gibt es nicht')
  })
})
