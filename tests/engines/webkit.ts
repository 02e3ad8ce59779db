/** WebKitGTK, driven by WebKitWebDriver with the W3C WebDriver protocol over HTTP. */
import { existsSync, globSync } from 'node:fs'
import { freePort } from '../support/free-port.ts'
import { memberOf, textOf } from './members.ts'
import type { Engine, Page } from './page.ts'
import { startProgram } from './processes.ts'

/** The name that the standard gives the member with the reference of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Limits for a machine that is busy with something else. */
const STARTED_WITHIN_MS = 300_000
const TIMEOUTS = { script: 300_000, pageLoad: 600_000 }

export const miniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').find((path) => existsSync(path))

export async function openWebKit(): Promise<Engine> {
  const binary = miniBrowser()
  if (binary === undefined) throw new Error('MiniBrowser of WebKitGTK is missing: install webkit2gtk-driver')
  const port = await freePort()
  // It has no headless mode. Its sandbox needs rights that root in a container does not have.
  const driver = startProgram('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const base = `http://127.0.0.1:${port}`
  await answering(base)
  const session = await call(base, 'POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] }, timeouts: TIMEOUTS },
    },
  })
  const at = `${base}/session/${textOf(session, 'sessionId')}`
  await call(at, 'POST', '/window/rect', { width: 1280, height: 900 })
  return {
    name: 'WebKitGTK',
    version: textOf(session, 'capabilities', 'browserVersion'),
    page: pageAt(at),
    complaints: [],
    close: async () => {
      await call(base, 'DELETE', at.slice(base.length)).catch(() => undefined)
      await driver.stop()
    },
  }
}

/** Waits until the driver listens. */
async function answering(base: string): Promise<void> {
  const end = Date.now() + STARTED_WITHIN_MS
  for (;;) {
    try {
      await fetch(`${base}/status`)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function call(base: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const content = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
  const response = await fetch(base + path, { method, headers: { 'content-type': 'application/json' }, ...content })
  const answer: unknown = await response.json()
  const value = memberOf(answer, 'value')
  if (!response.ok) throw new Error(`${method} ${path}: ${textOf(value, 'error')} ${textOf(value, 'message')}`)
  return value
}

/** `frames` are the frames to enter from the top, because the session has one current frame. */
function pageAt(at: string, frames: readonly string[] = []): Page {
  const execute = (expression: string): Promise<unknown> =>
    call(at, 'POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  const enter = async (): Promise<void> => {
    await call(at, 'POST', '/frame', { id: null })
    for (const frame of frames) await call(at, 'POST', '/frame', { id: await execute(frame) })
  }
  const find = async (element: string): Promise<string> => {
    await enter()
    return textOf(await execute(element), ELEMENT)
  }
  return {
    goto: async (url) => void (await call(at, 'POST', '/url', { url })),
    evaluate: async (expression) => {
      await enter()
      return execute(expression)
    },
    press: async (element) => void (await call(at, 'POST', `/element/${await find(element)}/click`)),
    type: async (element, text) => void (await call(at, 'POST', `/element/${await find(element)}/value`, { text })),
    frame: async (element) => pageAt(at, [...frames, element]),
  }
}
