/** Whether the time of a failed sign-in discloses what was wrong (STF-14), and what a hash costs (STF-08). */
import { createLog } from '../../src/platform/log/log.ts'
import { invite } from '../../src/services/staff/admin.ts'
import { hashPassword } from '../../src/services/staff/factors/hash-password.ts'
import { totpCode, totpStep } from '../../src/services/staff/factors/totp.ts'
import { openStaff } from '../../src/services/staff/open-staff.ts'
import { settableClock } from '../../tests/support/settable-clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import type { StaffTables } from '../../src/services/staff/tables.ts'
import type { Finding } from '../finding.ts'
import { onBothDatabases, percentile } from '../both-databases.ts'
import { STAFF_MIGRATIONS } from './staff-databases.ts'

const TRIES = 200
const MAX_DIFFERENCE = 0.1
const PASSWORD = 'seven salmon swim upstream'
const CLIENT = { network: '203.0.113.7', userAgent: '' }
const WINDOW_MS = 15 * 60_000

export const signInTimes = (): Promise<readonly Finding[]> => onBothDatabases(STAFF_MIGRATIONS, compareFailures)

async function compareFailures(database: Database<StaffTables>): Promise<Finding> {
  const clock = settableClock()
  const staff = openStaff({
    database,
    clock,
    log: createLog({ level: 'silent' }),
    isDemo: false,
    deskUrl: () => 'https://desk.example.com',
    installationSecret: 'secret',
  })
  const email = 'ada@example.com'
  const secret = await enrol()
  const kinds = {
    'unknown account': () => ({ email: 'unknown@example.com', password: PASSWORD, code: '000000' }),
    'wrong password': () => ({ email, password: 'seven salmon swim downstream', code: codeNow() }),
    'wrong code': () => ({ email, password: PASSWORD, code: 'abcdef' }),
  }
  const times = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]))
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const [name, given] of Object.entries(kinds)) {
      // The clock moves on, so that earlier attempts are outside of the window.
      clock.advance(WINDOW_MS)
      const start = performance.now()
      const { ok } = await staff.signIn.password({ ...given(), client: CLIENT })
      times.get(name)?.push(performance.now() - start)
      if (ok) throw new Error(`${name} was signed in`)
    }
  }
  const medians = [...times].map(([name, list]) => [name, percentile(list, 0.5)] as const)
  const all = medians.map(([, median]) => median)
  const difference = (Math.max(...all) - Math.min(...all)) / Math.min(...all)
  return {
    what: `STF-14 largest difference between the medians of ${TRIES} failed sign-ins each, ${database.engine}`,
    measured: `${(difference * 100).toFixed(1)} %`,
    limit: `< ${MAX_DIFFERENCE * 100} %`,
    within: difference < MAX_DIFFERENCE,
    detail: medians.map(([name, median]) => `${name} ${median.toFixed(1)} ms`).join(', '),
  }

  function codeNow(): string {
    return totpCode(secret, totpStep(clock.now()))
  }

  async function enrol(): Promise<string> {
    const invited = await invite({ database, now: clock.now() }, { email, role: 'owner', language: 'en' })
    if (!invited.ok) throw new Error(invited.failure.code)
    const link = await staff.signIn.link({ token: invited.value.token, client: CLIENT })
    const token = link.ok ? (link.value.signedIn?.token ?? '') : ''
    await staff.enrolment.password(token, { password: PASSWORD })
    const setup = await staff.enrolment.totp(token)
    if (!setup.ok) throw new Error(setup.failure.code)
    const code = totpCode(setup.value.secret, totpStep(clock.now()))
    const done = await staff.enrolment.confirmTotp(token, { code })
    if (!done.ok) throw new Error(done.failure.code)
    return setup.value.secret
  }
}

const HASHES = 20

/** With more cores than two, more parallel hashes would be faster: the limit shows as a ratio of times. */
const MAX_RATIO = 2.3

/** One at a time, then many in parallel. */
export async function hashTimes(): Promise<Finding> {
  const single: number[] = []
  for (let hashes = 0; hashes < HASHES; hashes += 1) single.push(await timeOf(() => hashPassword(PASSWORD)))
  const one = percentile(single, 0.5)
  const together = await timeOf(() => Promise.all(Array.from({ length: HASHES }, () => hashPassword(PASSWORD))))
  const ratio = (one * HASHES) / together
  return {
    what: `STF-08 how much faster ${HASHES} password hashes are at once than one after another (two run at once)`,
    measured: `${ratio.toFixed(2)}×`,
    limit: `≤ ${MAX_RATIO}×`,
    within: ratio <= MAX_RATIO,
    detail: `one hash takes ${one.toFixed(0)} ms (median of ${HASHES}), all of them at once ${together.toFixed(0)} ms`,
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
