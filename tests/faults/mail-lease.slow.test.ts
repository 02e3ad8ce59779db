/** Nodes that are killed while they send mails, with a real mail server and leases of real length (SCL-08). */
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outboxMigrations, stage, type OutboxTables } from '../../src/platform/outbox/outbox.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { runScript, type ChildScript } from '../support/child-script.ts'
import { migratedDatabase, type EmptyDatabase } from '../support/fresh-database.ts'
import { portOf } from '../support/port-of.ts'
import { MAIL_TOPIC, type MailProcessOptions } from './fixtures/mail-process-options.ts'

/** The server accepts the mail with this key, and its answer never arrives. */
const UNANSWERED = 'order-3'
const LEASE_MS = 30_000

describe('a node that is killed while it sends mails', () => {
  let empty: EmptyDatabase
  let database: Database<OutboxTables>
  let received: string[] = []
  let isAnswering = false
  const nodes: ChildScript[] = []
  const receive = async (mail: Readable, answer: () => void): Promise<void> => {
    const [, id = ''] = /^message-id: <([^@>]+)@/im.exec(await text(mail)) ?? []
    received.push(id)
    if (id !== UNANSWERED || isAnswering) answer()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, answer) {
      void receive(stream, answer)
    },
  })
  beforeEach(async () => {
    received = []
    isAnswering = false
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    empty = await migratedDatabase('postgres', outboxMigrations)
    database = await empty.open(outboxMigrations)
  })
  afterEach(async () => {
    for (const node of nodes) await node.kill()
    await database.close()
    await empty.remove()
    await new Promise<void>((resolve) => server.close(resolve))
  })

  const startNode = (): ChildScript => {
    const options: MailProcessOptions = { ...empty.options, smtpPort: portOf(server.server) }
    const node = runScript(new URL('fixtures/mail-process.ts', import.meta.url), JSON.stringify(options))
    nodes.push(node)
    return node
  }

  it('SCL-08 its work resumes within 45 s with the same Message-ID; what the server has acknowledged is not sent again', async () => {
    const now = new Date()
    const keys = ['order-1', 'order-2', UNANSWERED]
    await database.transaction((transaction) =>
      stage(transaction, ...keys.map((key) => ({ topic: MAIL_TOPIC, key, payload: 'Thank you', due: now }))),
    )
    const first = startNode()
    const isDone = database.query.selectFrom('outbox').select('key').where('done_at', 'is not', null)
    await expect.poll(() => received.toSorted()).toEqual(keys)
    await expect.poll(() => isDone.execute()).toHaveLength(2)
    // Another node is there already, and leaves the mail to the first one.
    const second = startNode()
    await second.lines.next()
    await first.kill()
    isAnswering = true
    const { due_at: due } = await database.query
      .selectFrom('outbox')
      .select('due_at')
      .where('key', '=', UNANSWERED)
      .executeTakeFirstOrThrow()
    expect(new Date(due).getTime()).toBeLessThanOrEqual(Date.now() + LEASE_MS)
    await expect.poll(() => isDone.execute()).toHaveLength(3)
    expect(received.toSorted()).toEqual([...keys, UNANSWERED])
  })
})
