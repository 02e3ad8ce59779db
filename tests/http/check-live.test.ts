/** A shop that takes real money does not open with the values of the demonstration. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../support/run-command.ts'
import { failToStart } from '../support/start-shop.ts'

/** None of the addresses is called. */
const LIVE = {
  LIVE: 'true',
  ADYEN_API_KEY: 'key',
  ADYEN_CLIENT_KEY: 'live_key',
  ADYEN_MERCHANT_ACCOUNT: 'Sockeye',
  ADYEN_HMAC_KEY: 'AB'.repeat(32),
  ADYEN_ENVIRONMENT: 'live',
  ADYEN_LIVE_PREFIX: 'prefix',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'https://shop.example',
  DESK_URL: 'https://desk.example',
  PORT: '0',
  LOG_LEVEL: 'fatal',
}

const FIELDS = [
  'seller.name:',
  'seller.address:',
  'seller.email:',
  'seller.telephone:',
  'seller.registration:',
  'seller.vatIds:',
  'seller.responsiblePerson:',
  'seller.guaranteeNotices.pl:',
  'seller.confirmedTexts: withdrawal.pl',
  '_default/imprint:',
  '_default/terms:',
  '_default/privacy:',
  'nl/imprint:',
]

it('LAW-05 a live shop exits with one line per field, and check-live lists the same without starting it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-live-'))
  try {
    const { code, stderr } = await failToStart({ ...LIVE, DATA_DIR: dataDir })
    expect(code).toBe(1)
    const lines = stderr.trim().split('\n')
    for (const field of FIELDS) expect(lines.filter((line) => line.startsWith(field))).toHaveLength(1)
    const checked = await runCommand('src/cli/check-live/command.ts', [], { DATA_DIR: dataDir })
    expect(checked.code).toBe(1)
    expect(checked.stdout.trim().split('\n')).toEqual(lines.slice(1))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}, 240_000)
