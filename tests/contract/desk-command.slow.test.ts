/** npm run desk: accounts and the audit log from the command line, with the shop stopped or running. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { openShopSocket } from '../../src/merchant/socket/open-socket.ts'
import { appendAudit } from '../../src/services/staff/admin.ts'
import { sealAudit } from '../../src/services/staff/audit/seal-audit.ts'
import type { StaffTables } from '../../src/services/staff/tables.ts'
import { openStaff } from '../../src/services/staff/open-staff.ts'
import { emptyDatabase, engines, type EmptyDatabase } from '../support/fresh-database.ts'
import { runCommandInProcess } from '../support/run-command-in-process.ts'
import { CLIENT, valueOf } from '../support/staff-desk.ts'
import { runCommand } from '../support/run-command.ts'

const SCRIPT = 'src/cli/desk/command.ts'

describe.each(engines)('npm run desk on %s', (engine) => {
  let empty: EmptyDatabase
  const settings = () => ({
    DATA_DIR: empty.options.dataDir,
    DESK_URL: 'https://desk.example.com',
    ...(empty.options.databaseUrl !== undefined && { DATABASE_URL: empty.options.databaseUrl }),
  })
  const desk = (...args: string[]) => runCommandInProcess(SCRIPT, args, settings())
  const withDatabase = async <Value>(work: (database: Database<ShopSchema>) => Promise<Value>): Promise<Value> => {
    const database = await empty.open<ShopSchema>(MIGRATIONS)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const accounts = () => withDatabase(({ query }) => query.selectFrom('staff_accounts').selectAll().execute())

  beforeEach(async () => {
    empty = await emptyDatabase(engine)
  })
  afterEach(() => empty.remove())

  it('STF-05 invite prints a one-time link that works for 48 hours', async () => {
    expect(await accounts()).toEqual([])
    const before = Date.now()
    const { code, stdout } = await desk('invite', 'Ada@Example.com', '--role', 'owner')
    expect(code).toBe(0)
    expect(stdout).toContain('ada@example.com is invited as owner')
    const token = /https:\/\/desk\.example\.com\/desk\/sign-in#link=([\w-]{43})\n/.exec(stdout)?.[1] ?? ''
    await withDatabase(async (database) => {
      const [link] = await database.query.selectFrom('staff_links').select('expires_at').execute()
      expect(new Date(link?.expires_at ?? 0).getTime()).toBeGreaterThanOrEqual(before + 48 * 3_600_000)
      const staff = openStaff({
        database,
        clock: systemClock,
        log: createLog({ level: 'silent' }),
        deskUrl: () => 'https://desk.example.com',
        installationSecret: 'secret',
        isDemo: false,
      })
      expect(valueOf(await staff.signIn.link({ token, client: CLIENT }))).toMatchObject({
        kind: 'invite',
        email: 'ada@example.com',
      })
    })
    const rows = await withDatabase(({ query }) => query.selectFrom('staff_audit').selectAll().execute())
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ operation: 'staff.invite', actor_kind: 'cli', outcome: 'done' }),
      ]),
    )
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['an unknown role', ['invite', 'ada@example.com', '--role', 'king'], 'owner, manager, orders'],
    ['no role', ['invite', 'ada@example.com'], 'Name a role'],
    ['a bad address', ['invite', 'ada', '--role', 'owner'], 'ada@example.com'],
    ['no address', ['invite', '--role', 'owner'], 'Usage'],
    ['two addresses', ['invite', 'a@example.com', 'b@example.com', '--role', 'owner'], 'Usage'],
    ['an unknown command', ['promote'], 'Usage'],
  ])('STF-05 %s ends with 2 and writes nothing', async (_, args, message) => {
    const { code, stderr } = await desk(...args)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(await accounts()).toEqual([])
  })

  it('~STF-05 lists accounts, and an account that is not there ends with 1', async () => {
    expect((await desk('staff', 'list')).stdout).toContain('There is no account')
    await desk('invite', 'ada@example.com', '--role', 'owner')
    const { code, stdout } = await desk('staff', 'list')
    expect(code).toBe(0)
    expect(stdout).toMatch(/ada@example\.com +owner +invited +0 passkeys +never/)
    const reset = await desk('staff', 'reset', 'grace@example.com')
    expect(reset).toMatchObject({ code: 1 })
    expect(reset.stderr).toContain('There is no account grace@example.com')
  })

  it('STF-12 resets the last owner', async () => {
    await desk('invite', 'ada@example.com', '--role', 'owner')
    const enrolled = { status: 'active', enrolled_at: '2026-11-17T09:00:00.000Z' } as const
    await withDatabase(({ query }) => query.updateTable('staff_accounts').set(enrolled).execute())
    expect(await desk('staff', 'disable', 'ada@example.com')).toMatchObject({ code: 1 })
    expect(await desk('staff', 'role', 'ada@example.com', '--role', 'reader')).toMatchObject({ code: 1 })
    const { code, stdout } = await desk('staff', 'reset', 'ada@example.com')
    expect(code).toBe(0)
    expect(stdout).toMatch(/#link=[\w-]{43}/)
  })

  it('~STF-12 changes roles, disables and enables', async () => {
    await withDatabase(async ({ query }) => {
      const row: Omit<StaffTables['staff_accounts'], 'id' | 'email' | 'role'> = {
        name: '',
        status: 'active',
        demo: 0,
        language: 'en',
        theme: 'system',
        time_zone: null,
        password_hash: null,
        version: 1,
        field_versions: '{}',
        created_at: '2026-11-17T09:00:00.000Z',
        enrolled_at: '2026-11-17T09:00:00.000Z',
        signed_in_at: null,
      }
      const two = [
        { ...row, id: 'a', email: 'ada@example.com', role: 'owner' as const },
        { ...row, id: 'g', email: 'grace@example.com', role: 'reader' as const },
      ]
      await query.insertInto('staff_accounts').values(two).execute()
    })
    expect((await desk('staff', 'role', 'grace@example.com', '--role', 'orders')).stdout).toContain('is orders now')
    expect((await desk('staff', 'disable', 'grace@example.com')).stdout).toContain('is disabled now')
    expect((await desk('staff', 'enable', 'grace@example.com')).stdout).toContain('is active now')
    expect((await accounts()).find(({ id }) => id === 'g')).toMatchObject({ role: 'orders', status: 'active' })
  })

  it('AUD-04 audit verify ends with 0, and with 1 naming the first bad row', async () => {
    await desk('invite', 'ada@example.com', '--role', 'owner')
    await desk('invite', 'grace@example.com', '--role', 'reader')
    // The command sealed what it wrote: no shop runs.
    const pending = await withDatabase(({ query }) => query.selectFrom('staff_audit_pending').selectAll().execute())
    expect(pending).toEqual([])
    const intact = await desk('audit', 'verify')
    expect(intact).toMatchObject({ code: 0 })
    expect(intact.stdout).toMatch(/^The audit log is intact: [23] rows\. Last hash: [\w-]{43}\n$/)
    const noted = intact.stdout.trim().split(' ').at(-1) ?? ''
    expect(await desk('audit', 'verify', noted)).toMatchObject({ code: 0 })
    expect(await desk('audit', 'verify', 'x'.repeat(43))).toMatchObject({ code: 1, stdout: '' })
    expect(await desk('audit', 'verify', 'no-hash')).toMatchObject({ code: 2 })
    const id = await withDatabase(async ({ query }) => {
      const seals = query.selectFrom('staff_audit_seals').select('audit_id').where('seq', '=', 2)
      const { audit_id } = await seals.executeTakeFirstOrThrow()
      await query.updateTable('staff_audit').set({ operation: 'forged' }).where('id', '=', audit_id).execute()
      return audit_id
    })
    const broken = await desk('audit', 'verify')
    expect(broken).toMatchObject({ code: 1, stdout: '' })
    expect(broken.stderr).toContain(`The first bad row was changed: ${id}, number 2`)
  })

  it('AUD-06 audit erase empties values that contain an address, and the log still verifies', async () => {
    const change = { field: 'email', before: 'Ada@Example.com', after: null, personal: true } as const
    await withDatabase(async (database) => {
      const actor = { kind: 'cli', user: 'root' } as const
      const entry = { at: new Date(), actor, operation: 'order.change', outcome: 'done', changes: [change] } as const
      await database.transaction((transaction) => appendAudit(transaction, entry))
      await sealAudit(database)
    })
    expect(await desk('audit', 'erase', 'ada@example.com')).toMatchObject({ code: 0, stdout: '1 value emptied.\n' })
    expect(await desk('audit', 'verify')).toMatchObject({ code: 0 })
    expect(await desk('audit', 'erase', 'a')).toMatchObject({ code: 2 })
    const rows = await withDatabase(({ query }) => query.selectFrom('staff_audit').selectAll().execute())
    expect(JSON.stringify(rows)).not.toMatch(/ada@example/i)
  })

  it('STF-05 invites while the shop is running', async () => {
    const database = await empty.open<ShopSchema>(MIGRATIONS)
    const { dataDir } = empty.options
    const log = createLog({ level: 'silent' })
    const context = { database, clock: systemClock, deskUrl: () => 'https://desk.example.com' }
    const close = await openShopSocket(async () => MERCHANT_REGISTRY, { dataDir, context, log })
    try {
      const { code, stdout } = await desk('invite', 'ada@example.com', '--role', 'owner')
      expect(code).toBe(0)
      expect(stdout).toMatch(/https:\/\/desk\.example\.com\/desk\/sign-in#link=[\w-]{43}/)
      expect((await desk('audit', 'verify')).stdout).toContain('The audit log is intact')
    } finally {
      await close()
      await database.close()
    }
  })

  it('~STF-05 starts in a process of its own', async () => {
    const help = await runCommand(SCRIPT, ['--help'], settings())
    expect(help).toMatchObject({ code: 0 })
    expect(help.stdout).toContain('npm run desk -- invite EMAIL --role ROLE')
  })
})
