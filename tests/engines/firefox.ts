/** Firefox ESR, driven directly with WebDriver BiDi. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bidi, connectBidi } from './bidi.ts'
import { memberOf, textOf } from './members.ts'
import type { Engine, Page } from './page.ts'
import { startProgram } from './processes.ts'
import { until } from './steps.ts'

/** Nothing of Mozilla's own is requested, and no first-run page opens. */
const PREFERENCES = [
  ['app.normandy.enabled', false],
  ['browser.aboutwelcome.enabled', false],
  ['browser.shell.checkDefaultBrowser', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['extensions.update.enabled', false],
  ['network.captive-portal-service.enabled', false],
  ['network.connectivity-service.enabled', false],
  ['toolkit.telemetry.enabled', false],
] as const

export async function openFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const lines = PREFERENCES.map(([name, value]) => `user_pref("${name}", ${value});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const browser = startProgram(
    'firefox-esr',
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
      '--width',
      '1280',
      '--height',
      '900',
    ],
    { HOME: profile },
  )
  const [, address = ''] = await browser.line(/WebDriver BiDi listening on (ws:\S+)/)
  const bidi = await connectBidi(`${address}/session`)
  const session = await bidi.send('session.new', { capabilities: {} })
  const complaints = await listenForComplaints(bidi)
  const tree = await bidi.send('browsingContext.getTree', {})
  const [context] = contextsIn(tree)
  return {
    name: 'Firefox ESR',
    version: textOf(session, 'capabilities', 'browserVersion'),
    page: pageAt(bidi, context ?? ''),
    complaints,
    close: async () => {
      await bidi.send('browser.close', {}).catch(() => undefined)
      bidi.close()
      await browser.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Errors of scripts, and policy violations, which Firefox logs as errors. */
async function listenForComplaints(bidi: Bidi): Promise<readonly string[]> {
  const complaints: string[] = []
  bidi.onEvent((_, params) => {
    if (memberOf(params, 'level') === 'error') complaints.push(String(memberOf(params, 'text')))
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  return complaints
}

function contextsIn(tree: unknown): readonly string[] {
  const contexts = memberOf(tree, 'contexts')
  return Array.isArray(contexts) ? contexts.map((one) => textOf(one, 'context')) : []
}

const pointer = (actions: readonly object[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
})

function pageAt(bidi: Bidi, context: string): Page {
  const run = async (expression: string): Promise<unknown> => {
    const answer = await bidi.send('script.evaluate', { expression, target: { context }, awaitPromise: true })
    if (memberOf(answer, 'type') !== 'success') {
      throw new Error(`${expression}: ${String(memberOf(answer, 'exceptionDetails', 'text'))}`)
    }
    return memberOf(answer, 'result')
  }
  const find = async (element: string): Promise<object> => {
    const found = await run(element)
    return { type: 'element', element: { sharedId: textOf(found, 'sharedId') } }
  }
  const evaluate = async (expression: string): Promise<unknown> => {
    // As JSON: the protocol has a notation of its own for objects.
    const text = memberOf(await run(`JSON.stringify(${expression}) ?? 'null'`), 'value')
    return JSON.parse(String(text))
  }
  const press = async (element: string): Promise<void> => {
    const origin = await find(element)
    const steps = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await bidi.send('input.performActions', { context, actions: [pointer(steps)] })
  }
  const page: Page = {
    goto: async (url) => {
      await evaluate('(document.isLeft = true)').catch(() => undefined)
      // Not until the document has come: Firefox sometimes misses that event, and then answers never.
      await bidi.send('browsingContext.navigate', { context, url, wait: 'none' })
      await until(page, `!document.isLeft && document.readyState !== 'loading'`)
    },
    evaluate,
    press,
    type: async (element, text) => {
      await press(element)
      const keys = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await bidi.send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions: keys }] })
    },
    frame: async (element) => {
      const found = await run(`(${element}).contentWindow`)
      return pageAt(bidi, textOf(found, 'value', 'context'))
    },
  }
  return page
}
