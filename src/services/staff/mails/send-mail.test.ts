import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { writeStaffMail } from './send-mail.ts'
import { STAFF_MAIL_KINDS } from './stage-mail.ts'

const WITH_LINK = new Set(['invite', 'password', 'factors'])
const cases = LANGUAGES.flatMap((language) => STAFF_MAIL_KINDS.map((kind) => [kind, language] as const))

describe('mails to staff', () => {
  it.each(LANGUAGES)('RET-12 overdue refunds in %s: how many, and the way to the desk', (language) => {
    const mail = { kind: 'returns-overdue', email: 'ada@example.com', name: 'Ada', language, count: 7 } as const
    const { text, html } = writeStaffMail(mail, 'https://desk.example.com')
    for (const part of [text, html]) expect(part).toMatch(/7[^]*https:\/\/desk\.example\.com\/desk\b/)
    expect(text).not.toContain('{')
  })

  it.each(LANGUAGES)(
    'HKS-09 the end of an API key in %s: its name as it is, the day, and the way to the keys',
    (language) => {
      const apiKey = { name: 'Lager {date} <1>', expiresAt: '2026-12-24T09:00:00.000Z' }
      const mail = { kind: 'api-key-expires', email: 'ada@example.com', name: 'Ada', language, apiKey } as const
      const { text, html } = writeStaffMail(mail, 'https://desk.example.com')
      expect(text).toMatch(/Lager \{date\} <1>[^]*24[^]*2026[^]*https:\/\/desk\.example\.com\/desk\/api-keys/)
      expect(html).toContain('Lager {date} &lt;1&gt;')
    },
  )

  it.each(cases)('~STF-06 %s in %s has a subject, a text and its link', (kind, language) => {
    const to = { email: 'ada@example.com', name: '<Ada>', language }
    const mail = writeStaffMail(
      { kind, ...to, ...(WITH_LINK.has(kind) && { token: 'TOKEN' }) },
      'https://desk.example.com',
    )
    expect(mail.subject).not.toBe('')
    expect(mail.html).toContain(`lang="${language}"`)
    expect(mail.html).toContain('&lt;Ada&gt;')
    expect(mail.text).toContain('<Ada>,')
    const link = 'https://desk.example.com/desk/sign-in#link=TOKEN'
    expect(mail.text.includes(link)).toBe(WITH_LINK.has(kind))
    expect(mail.html.includes(link)).toBe(WITH_LINK.has(kind))
  })

  it('~STF-06 the languages differ', () => {
    const subjects = cases.map(([kind, language]) => {
      const mail = { kind, language, email: 'ada@example.com', name: '' }
      return writeStaffMail(mail, 'https://desk.example.com').subject
    })
    expect(new Set(subjects).size).toBe(subjects.length)
  })
})
