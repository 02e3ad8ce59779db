/**
 * 3-D Secure, the browser's part: a hidden frame of the bank identifies the browser; if that is not enough, another
 * frame challenges the shopper. Both post a message when they are done, and only messages from the origin that the bank
 * named are accepted.
 */
import { isObject } from '../../../../../contracts/answer-kinds.ts'

/** How long the bank may look at the browser before it has to do without. */
const IDENTIFIED_WITHIN = 10_000

/** The window size that is requested for the challenge: 390 by 400. */
const WINDOW_SIZE = '02'

/** What an action's token holds. */
function readToken(token: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(readMessage(atob(token))).filter(isText))
}

const isText = (member: [string, unknown]): member is [string, string] => typeof member[1] === 'string'

const toBase64 = (value: object): string => btoa(JSON.stringify(value))
const toBase64Url = (value: object): string =>
  toBase64(value).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Not sandboxed: pages of banks submit forms, run scripts and set cookies, in ways that cannot be predicted. */
function frameNamed(name: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.name = name
  return frame
}

/** Posts one field into a frame, as the bank wants it. */
function postInto(frame: string, action: string, name: string, value: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.target = frame
  form.hidden = true
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = name
  field.value = value
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
}

type Expected = { readonly frame: HTMLIFrameElement; readonly origin: string; readonly type: string }

/** Calls back with what the page in a frame has to say, whichever way it wraps it. Other windows may be of its origin, too. */
function listenTo({ frame, origin, type }: Expected, onMessage: (message: Readonly<Record<string, unknown>>) => void) {
  const onEvent = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== origin || typeof event.data !== 'string') return
    const message = readMessage(event.data)
    if (message['type'] === type) onMessage(message)
  }
  window.addEventListener('message', onEvent)
  return () => window.removeEventListener('message', onEvent)
}

function readMessage(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text)
    return isObject(read) ? { ...read } : {}
  } catch {
    return {}
  }
}

/** What is handed in about the browser: whether the bank had its look. */
export async function identifyBrowser(token: string): Promise<string> {
  const { threeDSMethodNotificationURL = '', threeDSMethodUrl = '', threeDSServerTransID = '' } = readToken(token)
  const frame = frameNamed('threeDSMethodIframe')
  frame.hidden = true
  document.body.append(frame)
  const done = Promise.withResolvers<'Y' | 'N'>()
  const timer = setTimeout(() => done.resolve('N'), IDENTIFIED_WITHIN)
  const { origin } = new URL(threeDSMethodNotificationURL)
  const stop = listenTo({ frame, origin, type: 'fingerPrintResult' }, (message) => {
    if (message['threeDSServerTransID'] === threeDSServerTransID) done.resolve('Y')
  })
  const data = toBase64Url({ threeDSServerTransID, threeDSMethodNotificationURL })
  postInto(frame.name, threeDSMethodUrl, 'threeDSMethodData', data)
  const threeDSCompInd = await done.promise
  clearTimeout(timer)
  stop()
  frame.remove()
  return toBase64({ threeDSCompInd })
}

/** Shows the bank's challenge in a frame at this place; `answered` is called when it is completed or cancelled. */
export function askShopper(token: string, place: HTMLElement, answered: (transStatus: string) => void): () => void {
  const frame = frameNamed('threeDSIframe')
  frame.title = place.title
  place.append(frame)
  const {
    acsTransID,
    acsURL = '',
    messageVersion,
    threeDSNotificationURL = '',
    threeDSServerTransID,
  } = readToken(token)
  const { origin } = new URL(threeDSNotificationURL)
  const stop = listenTo({ frame, origin, type: 'challengeResult' }, ({ result }) => {
    const transStatus = isObject(result) && 'transStatus' in result ? result.transStatus : undefined
    answered(typeof transStatus === 'string' ? transStatus : 'U')
  })
  const request = {
    acsTransID,
    messageVersion,
    threeDSServerTransID,
    messageType: 'CReq',
    challengeWindowSize: WINDOW_SIZE,
  }
  postInto(frame.name, acsURL, 'creq', toBase64Url(request))
  return () => {
    stop()
    frame.remove()
  }
}

/** Submitted after the challenge. It proves nothing: the bank notifies the provider itself. */
export const challengeResult = (transStatus: string, authorisationToken: string): string =>
  toBase64({ transStatus, authorisationToken })
