import { beforeEach, describe, expect, it, vi } from 'vitest'
import { askShopper } from './three-d-secure.ts'

const BANK = 'https://bank.example'
const TOKEN = btoa(JSON.stringify({ acsURL: `${BANK}/acs`, threeDSNotificationURL: `${BANK}/done` }))
const PASSED = JSON.stringify({ type: 'challengeResult', result: { transStatus: 'Y' } })

describe('the messages of a bank', () => {
  const bankWindow = {}
  let page: EventTarget
  beforeEach(() => {
    page = new EventTarget()
    const element = () => ({ contentWindow: bankWindow, append() {}, submit() {}, remove() {} })
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', { createElement: element, body: { append() {} } })
  })

  /** What the shop understands of a message from a window of this origin. */
  function received(message: { readonly source: object; readonly origin: string; readonly data: unknown }): unknown[] {
    const answers: unknown[] = []
    const place: HTMLElement = Object.assign(Object.create(null), { title: 'Your bank', append() {} })
    const stop = askShopper(TOKEN, place, (status) => answers.push(status))
    page.dispatchEvent(Object.assign(new Event('message'), message))
    stop()
    page.dispatchEvent(Object.assign(new Event('message'), { source: bankWindow, origin: BANK, data: PASSED }))
    return answers
  }

  it('~SEC-20 the result of the frame of the bank is accepted, until the frame is closed', () => {
    expect(received({ source: bankWindow, origin: BANK, data: PASSED })).toEqual(['Y'])
  })

  it.each([
    ['another origin', { source: bankWindow, origin: 'https://evil.example', data: PASSED }],
    ['an origin that begins like it', { source: bankWindow, origin: `${BANK}.evil.example`, data: PASSED }],
    ['a frame without an origin', { source: bankWindow, origin: 'null', data: PASSED }],
    ['another window of the bank', { source: {}, origin: BANK, data: PASSED }],
    ['the page itself', { source: globalThis, origin: BANK, data: PASSED }],
    ['an object instead of a text', { source: bankWindow, origin: BANK, data: JSON.parse(PASSED) }],
    ['no JSON', { source: bankWindow, origin: BANK, data: '{"type":"challengeResult"' }],
    ['JSON that is no object', { source: bankWindow, origin: BANK, data: '"challengeResult"' }],
    ['another type', { source: bankWindow, origin: BANK, data: PASSED.replace('challengeResult', 'other') }],
  ])('~SEC-20 a message is ignored from %s', (_, message) => {
    expect(received(message)).toEqual([])
  })
})
