import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type EmptyDatabase } from '../../../tests/support/fresh-database.ts'
import { runCommandInProcess } from '../../../tests/support/run-command-in-process.ts'
import { runCommand } from '../../../tests/support/run-command.ts'
import { inquiryClient } from '../../contracts/engagement/inquiry-client.ts'
import { newsletterClient } from '../../contracts/engagement/newsletter-client.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { createLog } from '../../platform/log/log.ts'
import { outboxMigrations } from '../../platform/outbox/outbox.ts'
import { createEngagementService } from '../../services/engagement/service.ts'
import { engagementMigrations } from '../../services/engagement/migrations.ts'
import type { EngagementTables } from '../../services/engagement/tables.ts'
import { local } from '../../contracts/local-transport.ts'

const NOON = '2026-03-01T12:00:00.000Z'
const ada = { store: 'uk', email: 'ada@example.com', countryCode: 'GB' } as const

describe('npm run subscribers and npm run inquiries', () => {
  let shop: EmptyDatabase

  beforeAll(async () => {
    shop = await emptyDatabase('sqlite')
    const database = await shop.open<EngagementTables>([...engagementMigrations, ...outboxMigrations])
    const log = createLog({ level: 'silent' })
    const transport = local(createEngagementService({ database, clock: settableClock(NOON), log }))
    await newsletterClient(transport).subscribe(ada)
    await newsletterClient(transport).subscribe({ ...ada, store: 'eu', countryCode: 'IE', checkout: true })
    await inquiryClient(transport).send({ ...ada, campaign: 'gifts', name: 'Ada', message: 'Socks.' })
    await database.close()
  })
  afterAll(() => shop.remove())

  const COMMAND = 'src/cli/engagement/command.ts'
  const run = (...args: string[]) => runCommandInProcess(COMMAND, args, { DATA_DIR: shop.options.dataDir })
  const runAlone = (...args: string[]) => runCommand(COMMAND, args, { DATA_DIR: shop.options.dataDir })

  it.each([
    ['subscribers', '2 subscriptions', 'subscription', `ada@example.com,eu,IE,checkout,${NOON},pending,${NOON},`],
    ['inquiries', '1 inquiry', 'inquiry', `${NOON},gifts,uk,GB,Ada,ada@example.com,,,Socks.\n`],
  ])(
    'exports %s, and deletes those of an address',
    async (what, amount, one, line) => {
      const out = join(shop.options.dataDir, 'out.csv')
      expect(await runAlone(what, 'export', out)).toEqual({ code: 0, stdout: `out.csv: ${amount}.\n`, stderr: '' })
      expect(readFileSync(out, 'utf8')).toContain(line)
      const stdout = `ada@example.com: ${amount} deleted.\n`
      expect(await run(what, 'delete', ' ADA@example.com')).toEqual({ code: 0, stdout, stderr: '' })
      const stderr = `The shop has no ${one} with the address ada@example.com.\n`
      expect(await run(what, 'delete', 'ada@example.com')).toEqual({ code: 1, stdout: '', stderr })
    },
    60_000,
  )

  it.each([
    ['nothing', ['inquiries'], 2, /^Usage/],
    ['another command', ['subscribers', 'import', 'x.csv'], 2, /^Usage/],
    ['two addresses', ['subscribers', 'delete', 'a@b.c', 'd@e.f'], 2, /^Usage/],
    ['another kind of file', ['subscribers', 'export', 'x.json'], 2, /^The file must end with \.csv\.\n\nUsage/],
    ['a folder that is not there', ['subscribers', 'export', 'nowhere/x.csv'], 1, /^There is no folder .*nowhere\n$/],
    ['what is no address', ['inquiries', 'delete', 'a\u001B@b'], 2, /^a\?@b is no e-mail address\.\n\nUsage/],
  ])('answers %s', async (_, args, code, complains) => {
    const answer = await run(...args)
    expect([answer.code, answer.stdout]).toEqual([code, ''])
    expect(answer.stderr).toMatch(complains)
  })
})
