import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkPassword } from './check-password.ts'
import { COMMON_PASSWORDS_FILE } from './common-passwords.ts'
import { DUMMY_HASH, hashPassword, isPassword } from './hash-password.ts'

describe('passwords', () => {
  it.each([
    ['14 characters', 'q7!xw-Ze.9uK:m', ['TOO_SHORT']],
    ['15 characters', 'q7!xw-Ze.9uK:mR', []],
    ['128 characters', 'q7!xw-Ze'.repeat(15) + 'mountain', []],
    ['129 characters', 'q7!xw-Ze'.repeat(15) + 'mountains', ['TOO_LONG']],
    ['15 emoji', '🐟🧦🦑🐠🐡🦈🐙🦞🦀🦐🐚🌊⛵🎣🪝', []],
    ['14 emoji', '🐟🧦🦑🐠🐡🦈🐙🦞🦀🦐🐚🌊⛵🎣', ['TOO_SHORT']],
    ['a common one that is long enough', '1qaz2wsx3edc4rfv', ['COMMON']],
    ['a common one in capitals', '1QAZ2WSX3EDC4RFV', ['COMMON']],
    ['a common one that is too short', 'password', ['TOO_SHORT', 'COMMON']],
    ['a common one repeated', 'password1password1', ['COMMON']],
    ['nothing', '', ['TOO_SHORT']],
    ['letters that compose to 14', 'e\u0301'.repeat(14), ['TOO_SHORT']],
  ])('STF-08 %s', async (_, password, problems) => {
    expect(await checkPassword(password)).toEqual(problems)
  })

  it('STF-08 the list has 100,000 passwords, sorted', () => {
    const list = readFileSync(COMMON_PASSWORDS_FILE)
    expect(list.length / 6).toBe(100_000)
    for (let at = 6; at < list.length; at += 6) {
      if (list.compare(list, at, at + 6, at - 6, at) >= 0) throw new Error(`Not sorted at ${at}`)
    }
  })

  it('STF-08 is stored as argon2id with 19 MiB and two passes, salted', async () => {
    const [one, other] = await Promise.all([hashPassword('seven salmon swim'), hashPassword('seven salmon swim')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await isPassword('seven salmon swim', one)).toBe(true)
    expect(await isPassword('seven salmon swum', one)).toBe(false)
    expect(await isPassword('seven salmon swim', DUMMY_HASH)).toBe(false)
  })

  it('STF-08 the same text is the same password, however its letters are composed', async () => {
    const hash = await hashPassword('caf\u00e9 by the river')
    expect(await isPassword('cafe\u0301 by the river', hash)).toBe(true)
  })
})
