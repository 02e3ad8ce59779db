import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWithFreedonia } from '../support/new-market.ts'

describe('a market that the shop has never had', () => {
  let copy: string
  let bought: unknown

  beforeAll(() => {
    copy = copyWithFreedonia(['tests/support', 'tests/contract/new-market'])
    const args = [join(copy, 'tests/contract/new-market/buy-there.ts'), 'FD', 'fd', 'FRD']
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    bought = JSON.parse(stdout)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  const missing = (missed: Readonly<Record<string, unknown>>) => ({
    ok: true,
    value: expect.arrayContaining([
      { subject: 'record' },
      { subject: 'prices' },
      { subject: 'payment' },
      { subject: 'tax' },
      missed,
    ]),
  })

  it('HSE-11 is checked: what it lacks is named, and no longer once it is there', () => {
    const shipping = 'no shipping method for FD: npm run shop -- shipping import'
    expect(bought).toMatchObject({
      before: missing({ subject: 'shipping', missing: shipping }),
      saved: { ok: true, value: 1 },
      after: missing({ subject: 'shipping' }),
    })
  })

  it('~HSE-11 ~HSE-10 prices a cart in its own currency, tax and language', () => {
    expect(bought).toMatchObject({
      cart: {
        store: { countryCode: 'FD', languageCode: 'fd', currencyUnit: 'FRD', taxPercentage: 10 },
        totalPrice: 2700,
      },
    })
  })

  it('HSE-11 takes the money there, and writes a mail in its language and notation', () => {
    expect(bought).toMatchObject({
      paid: { resultCode: 'Authorised' },
      mails: [{ recipient: 'ada@example.com', text: expect.stringMatching(/Totalo[^\n]*F27,00/) }],
    })
  })
})
