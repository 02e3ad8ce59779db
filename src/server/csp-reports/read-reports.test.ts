import { describe, expect, it } from 'vitest'
import { readReports } from './read-reports.ts'

const collected = (body: object) => [{ type: 'csp-violation', age: 1, url: 'https://shop.example/uk', body }]

describe('reports of policy violations', () => {
  it.each<[string, unknown, unknown]>([
    [
      '~SEC-17 collected by report-to',
      collected({ effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/a.js?who=ada' }),
      [{ directive: 'script-src-elem', blocked: 'https://evil.example' }],
    ],
    [
      '~SEC-17 one by report-uri',
      { 'csp-report': { 'violated-directive': "img-src 'self'", 'blocked-uri': 'data' } },
      [{ directive: 'img-src', blocked: 'data' }],
    ],
    [
      '~SEC-17 of Trusted Types',
      collected({ effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' }),
      [{ directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' }],
    ],
    [
      '~SEC-17 with a directive that does not exist',
      collected({ effectiveDirective: 'x"} 1\nevil', blockedURL: 'blob:https://shop.example/1' }),
      [{ directive: 'other', blocked: 'https://shop.example' }],
    ],
    ['~SEC-17 without members', collected({}), [{ directive: 'other', blocked: '' }]],
    ['~SEC-17 of another kind', [{ type: 'deprecation' }], []],
    ['~SEC-17 that is a text', 'report', []],
    ['~SEC-17 that is nothing', null, []],
  ])('%s', (_, body, violations) => {
    expect(readReports(body)).toEqual(violations)
  })

  it('~SEC-17 counts at most twenty of one request', () => {
    const many = Array.from({ length: 500 }, () =>
      collected({ effectiveDirective: 'img-src', blockedURL: 'data' }),
    ).flat()
    expect(readReports(many)).toHaveLength(20)
  })
})
