/** What a start prints about the desk, and what the link of the demo opens (STF-04). */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deskClient, demoTokenIn } from '../support/desk-client.ts'
import { demoOwner, enrolMember } from '../support/desk-staff.ts'
import { startShop } from '../support/start-shop.ts'

const deskLines = (lines: readonly string[]) => lines.filter((line) => /\bdesk\b/i.test(line) && !line.startsWith('{'))
const logLines = (lines: readonly string[]) => lines.filter((line) => line.startsWith('{')).join('\n')

describe('the start of a demo', () => {
  it('STF-04 prints one line with a link that signs in as the demo owner, and does not log it', async () => {
    const shop = await startShop()
    const browser = await demoOwner(shop)
    expect(deskLines(shop.lines)).toEqual([expect.stringContaining(`${shop.url}/desk/sign-in#demo=`)])
    const token = demoTokenIn(shop.lines) ?? ''
    expect((await browser.get('auth/session')).body).toMatchObject({ account: { role: 'owner', demo: true } })
    expect((await deskClient(shop.url).post('auth/demo', { token })).status).toBe(200)
    const wrong = await deskClient(shop.url).post('auth/demo', { token: token.toUpperCase() })
    expect([wrong.status, wrong.body]).toEqual([410, expect.objectContaining({ code: 'LINK_GONE' })])
    expect(logLines(shop.lines)).not.toContain(token)
    await shop.stop()
  })

  it('STF-04 the next start replaces the link; after the first enrolment there is none, and no line', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-desk-'))
    const filled = process.env['FILLED_SHOP']
    if (filled) await cp(filled, dataDir, { recursive: true })
    const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
    const first = await startShop(settings)
    const demo = await demoOwner(first)
    const old = demoTokenIn(first.lines)
    await first.stop()
    const second = await startShop(settings)
    expect((await demo.at(second.url).get('auth/session')).status).toBe(200)
    const again = await demoOwner(second)
    expect((await deskClient(second.url).post('auth/demo', { token: old })).status).toBe(410)
    await enrolMember(again, second.url, 'owner')
    expect((await deskClient(second.url).post('auth/demo', { token: demoTokenIn(second.lines) })).status).toBe(410)
    expect((await again.get('auth/session')).status).toBe(401)
    await second.stop()
    const third = await startShop(settings)
    expect((await fetch(`${third.url}/desk/auth/session`)).status).toBe(401)
    await third.stop()
    expect(deskLines(third.lines)).toEqual([])
    await rm(dataDir, { recursive: true, force: true })
  })

  it('STF-04 without the demo and without an account, the line names the command that invites', async () => {
    const shop = await startShop({ DEMO_SHOP: 'false', LOG_LEVEL: 'warn' })
    await expect
      .poll(() => deskLines(shop.lines))
      .toEqual([expect.stringContaining('npm run desk -- invite you@example.com --role owner')])
    await shop.stop()
  })
})
