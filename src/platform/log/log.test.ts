import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variables } from '../config/variables.ts'
import { defineLogCodes, type LogCode } from './log-code.ts'
import { createLog, type Log, type LogFields } from './log.ts'

function recordedLog(level: 'info' | 'warn' | 'silent' = 'info'): { log: Log; lines: string[] } {
  const lines: string[] = []
  return { lines, log: createLog({ level, destination: { write: (line) => lines.push(line) } }) }
}

/** An entry whose message is what a test needs; messages of the shop are constants. */
function entryOf(message: string): LogCode {
  return defineLogCodes({ entry: { code: 'test.line', level: 'info', message, meaning: 'A test logs.' } }).entry
}

function written(message: string, fields?: LogFields): string {
  const { log, lines } = recordedLog()
  log.write(entryOf(message), fields)
  return lines.join('')
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'] as const

function atLevel(level: (typeof LEVELS)[number]): LogCode {
  const entry = { code: 'test.line', level, message: 'x', meaning: 'A test logs.', action: 'None.' } as const
  return defineLogCodes({ entry }).entry
}

const SECRET = 'Zebedee-4711'

describe('log', () => {
  it('HSE-18 writes one JSON line with level, time, code, fields and message', () => {
    expect(JSON.parse(written('Order was placed', { order: 'o-1', total: 1250 }))).toEqual({
      level: 'info',
      time: expect.any(String),
      code: 'test.line',
      order: 'o-1',
      total: 1250,
      msg: 'Order was placed',
    })
  })

  it('~SEC-20 the time of a line is in UTC', () => {
    const { time }: { time: string } = JSON.parse(written('x'))
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000)
  })

  it.each(
    `email e-mail emailAddress customerEmail phone telephone phoneNumber Mobile firstName lastName first_name given-name
    surname address shippingAddress addressLine1 street street0 street1 houseNumber postCode postalCode zip city token
    jwtToken cartToken Authorization cookie set-cookie password redirectResult sessionData clientSecret x-api-key
    ip`.split(/\s+/),
  )('hides %s at any depth', (key) => {
    const fields = {
      [key]: SECRET,
      order: { lines: [{ [key]: SECRET }, { deep: { deeper: { [key]: { whole: [SECRET] } } } }] },
      map: new Map([[key, SECRET]]),
      err: new Error('failed', { cause: { [key]: SECRET } }),
    }
    expect(written('x', fields)).not.toContain(SECRET)
    expect(written('x', fields)).toContain('[redacted]')
  })

  it.each(Object.entries(variables).filter(([, { secret }]) => secret))(
    'SEC-10 hides the setting %s, also inside an error',
    (key) => {
      const value = key.endsWith('Url') ? `postgres://shop:${SECRET}@db/shop` : SECRET
      const fields = { [key]: value, config: { [key]: [value] }, err: new Error('failed', { cause: { [key]: value } }) }
      expect(written('x', fields)).not.toContain(SECRET)
    },
  )

  it('hides them in headers', () => {
    const headers = new Headers({ authorization: SECRET, cookie: SECRET, accept: 'text/html' })
    expect(written('x', { headers })).not.toContain(SECRET)
    expect(written('x', { headers })).toContain('"accept":"text/html"')
  })

  it.each([
    ['message', () => written('mail to jo.doe+socks@example.co.uk failed')],
    ['message, encoded', () => written('GET /newsletter?x=jo.doe%40example.co.uk failed')],
    ['field', () => written('x', { note: 'from <jo.doe@example.co.uk>, twice' })],
    ['key', () => written('x', { counts: { 'jo.doe@example.co.uk': 1 } })],
    ['array', () => written('x', { all: [['jo.doe@example.co.uk']] })],
    ['error', () => written('x', { err: new Error('duplicate key (email)=(jo.doe@example.co.uk)') })],
    ['cause', () => written('x', { err: new Error('a', { cause: new Error('jo.doe@example.co.uk') }) })],
    ['several errors', () => written('x', { err: new AggregateError([new Error('jo.doe@example.co.uk')], 'all') })],
    ['error member', () => written('x', { err: Object.assign(new Error('a'), { detail: 'jo.doe@example.co.uk' }) })],
    ['address', () => written('x', { url: new URL('https://jo.doe@example.co.uk/') })],
  ])('hides an e-mail address in a %s', (_, write) => {
    expect(write()).not.toMatch(/jo\.doe/)
  })

  it.each([
    ['a redirect result in an address', `/uk/checkout/success?redirectResult=${SECRET}&x=1`],
    ['a bearer token', `Authorization was Bearer ${SECRET}`],
    ['a JSON web token', `got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${SECRET}`],
    ['a password in an address', `cannot reach postgres://shop:${SECRET}@db:5432/shop`],
  ])('hides %s in a text', (_, text) => {
    expect(written(text)).not.toContain(SECRET)
    expect(written('x', { text })).not.toContain(SECRET)
  })

  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
    ['2001:db8::1', '2001:db8::'],
    ['203.0.113.77, 10.0.0.1', '[redacted]'],
  ])('shortens the address %s to %s', (ip, expected) => {
    expect(JSON.parse(written('x', { request: { ip } })).request.ip).toBe(expected)
  })

  it('hides what a carried field holds', () => {
    const { log, lines } = recordedLog()
    log.with({ email: SECRET, requestId: 'r-1' }).with({ service: 'cart' }).write(entryOf('x'))
    expect(JSON.parse(lines.join(''))).toMatchObject({ email: '[redacted]', requestId: 'r-1', service: 'cart' })
  })

  it('logs the type, code, message and stack of an error', () => {
    const err = Object.assign(new TypeError('boom'), { code: 'E_BOOM' })
    expect(JSON.parse(written('x', { err })).err).toMatchObject({
      type: 'TypeError',
      code: 'E_BOOM',
      message: 'boom',
      stack: expect.stringContaining('log.test.ts'),
    })
  })

  it('survives circles, depth, breadth, functions, big integers and broken dates', () => {
    const circle: Record<string, unknown> = { self: undefined, f: () => 1, n: 10n, d: new Date(Number.NaN) }
    circle.self = circle
    const deep = Array.from({ length: 5000 }).reduce<unknown>((inner) => ({ inner }), 'end')
    const parsed: unknown = JSON.parse(written('x', { circle, deep, wide: Array.from({ length: 5000 }, (_, i) => i) }))
    expect(parsed).toMatchObject({ circle: { self: '[circular]', f: '[function]', n: '10', d: '[invalid date]' } })
    expect(JSON.stringify(parsed).length).toBeLessThan(2000)
  })

  it('the same object twice is not a circle', () => {
    const market = { country: 'GB' }
    expect(JSON.parse(written('x', { a: market, b: market }))).toMatchObject({ a: market, b: market })
  })

  it('a field cannot take the place of level, time, code or message', () => {
    const text = written('real', { level: 'fatal', time: 'never', code: 'forged.code', msg: 'forged' })
    expect(JSON.parse(text)).toMatchObject({ level: 'info', code: 'test.line', msg: 'real' })
    expect(JSON.parse(text)).toMatchObject({ level_: 'fatal', code_: 'forged.code', msg_: 'forged' })
    for (const member of ['level', 'time', 'code', 'msg']) expect(text.split(`"${member}":`)).toHaveLength(2)
  })

  it('a text cannot start a line of its own, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), fc.object(), (wild, key, data) => {
        const text = written(`a${wild}\r\n{"level":"fatal"}\u2028\u009b31m`, { [key]: wild, data })
        expect(text.slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(text.endsWith('\n')).toBe(true)
        expect(JSON.parse(text).level).toBe('info')
      }),
    )
  })

  it('HSE-18 writes each line at the level of its entry, if the log is not set to a more severe one', () => {
    const { log, lines } = recordedLog('warn')
    for (const level of LEVELS) log.write(atLevel(level))
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(['warn', 'error', 'fatal'])
  })

  it('a silent log writes nothing', () => {
    const { log, lines } = recordedLog('silent')
    for (const level of LEVELS) log.write(atLevel(level))
    expect(lines).toEqual([])
  })
})
