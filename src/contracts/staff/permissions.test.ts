import { describe, expect, it } from 'vitest'
import { actorCan, type Actor } from './actor.ts'
import { grantOf, PERMISSIONS, permissionsOf, isPermission } from './permissions.ts'
import { isRole, ROLES } from './roles.ts'

/** The permissions of STF-18, written a second time: y is yes, - is no, everything else a limit. */
const TABLE = `
  permission           owner manager             orders              products           content            reader
  signed-in            y     y                   y                   y                  y                  y
  staff.manage         y     -                   -                   -                  -                  -
  settings.manage      y     carriers            -                   -                  -                  -
  integrations.manage  y     read-replay         -                   -                  -                  -
  audit.read           y     y                   per-subject         per-subject        per-subject        -
  orders.read          y     y                   y                   no-personal-fields -                  no-personal-fields
  persons.read         y     y                   y                   -                  -                  -
  orders.write         y     y                   y                   -                  -                  -
  shipments.write      y     y                   y                   -                  -                  -
  orders.refund        y     daily-5000          each-200-daily-1000 -                  -                  -
  orders.cancel        y     daily-5000          each-200-daily-1000 -                  -                  -
  orders.release       y     y                   -                   -                  -                  -
  refunds.approve      y     y                   -                   -                  -                  -
  returns.write        y     y                   no-reject           -                  -                  -
  invoices.read        y     y                   y                   -                  -                  -
  reports.tax          y     y                   -                   -                  -                  -
  reports.accounting   y     y                   -                   -                  -                  -
  products.read        y     y                   y                   y                  y                  y
  products.write       y     y                   -                   y                  -                  -
  media.write          y     y                   -                   y                  media              -
  prices.write         y     y                   -                   y                  -                  -
  stock.write          y     y                   y                   y                  -                  -
  discounts.write      y     y                   -                   discounts          -                  -
  shipping.write       y     y                   -                   -                  -                  -
  content.read         y     y                   y                   y                  y                  y
  content.write        y     y                   -                   -                  y                  -
  content.publish      y     y                   -                   -                  y                  -
  releases.schedule    y     y                   -                   -                  y                  -
  search.write         y     y                   -                   y                  y                  -
  insights.read        y     y                   no-revenue          y                  no-revenue         y
  experiments.write    y     y                   -                   -                  -                  -
  exports.run          y     y                   y                   y                  y                  y
  exports.personal     y     y                   -                   -                  -                  -
  privacy.export       y     y                   -                   -                  -                  -
  privacy.erase        y     y                   -                   -                  -                  -`

const [header = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

const cells = rows.flatMap(([permission = '', ...marks]) =>
  marks.map((mark, place) => ({ permission, role: header[place + 1] ?? '', mark })),
)

const grants = { y: {}, '-': undefined } as const

describe('permissions', () => {
  it('STF-18 the table names every permission and role', () => {
    expect(rows.map(([permission]) => permission)).toEqual(Object.keys(PERMISSIONS))
    expect(header.slice(1)).toEqual([...ROLES])
  })

  it.each(cells)('STF-18 $role and $permission: $mark', ({ permission, role, mark }) => {
    if (!isPermission(permission) || !isRole(role)) throw new Error('Not in the table')
    const expected = mark === 'y' || mark === '-' ? grants[mark] : { limit: mark }
    expect(grantOf(role, permission)).toEqual(expected)
    expect(permissionsOf(role).includes(permission)).toBe(mark !== '-')
  })

  it.each<[string, Actor, boolean, boolean]>([
    ['the command line', { kind: 'cli', user: 'root' }, true, true],
    ['a job', { kind: 'system', job: 'seal' }, true, true],
    ['an API key', { kind: 'api-key', id: 'k', scopes: ['orders:read'], network: '' }, false, true],
  ])('STF-18 %s', (_, actor, canManage, canRead) => {
    expect(actorCan(actor, 'staff.manage')).toBe(canManage)
    expect(actorCan(actor, 'orders.read')).toBe(canRead)
  })

  it.each(['toString', '__proto__', 'owner.manage', '', undefined])('%j is no permission and no role', (value) => {
    expect(isPermission(value)).toBe(false)
    expect(isRole(value)).toBe(false)
  })
})
