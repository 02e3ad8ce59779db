/**
 * The door of the shop: every request comes in here, on bare node:http, and is handed to the one room that answers it.
 * Files and cached pages are answered on the spot; services see a web Request, as they would on a machine of their own.
 */
import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { newRequestId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import type { Form } from '../pages/page-bytes.ts'
import type { Address } from '../pages/visit.ts'
import type { Answer } from './answer.ts'
import { plain, send } from './answer.ts'
import type { Health } from './health.ts'
import type { StaticFiles } from './static-files.ts'

/** Longer than any address we make, shorter than what a proxy cuts. */
const LONGEST_URL = 8192

export type PublicService = {
  readonly name: string
  /** Paths below these are the service's. */
  readonly prefixes: readonly string[]
  fetch(request: Request): Promise<Response>
}

export type ListenerDeps = {
  readonly pages: PageAnswers
  readonly readAddress: (url: string) => Address | undefined
  readonly build: string
  readonly files: StaticFiles
  readonly health: Health
  readonly services: readonly PublicService[]
  readonly metrics: Metrics
  readonly log: Log
}

export function createRequestListener(deps: ListenerDeps) {
  const { pages, readAddress, build, files, health, metrics, log } = deps
  const dataPrefix = '/_data/'
  const services = deps.services.map(({ name, prefixes, fetch }) => ({
    name,
    prefixes,
    listen: getRequestListener(fetch, { overrideGlobalObjects: false }),
  }))

  function listen(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now()
    const requestId = newRequestId()
    const done = (route: string) => {
      response.once('finish', () => {
        const seconds = (performance.now() - startedAt) / 1000
        metrics.observeRequest({ route, method: request.method ?? '', status: response.statusCode, seconds })
      })
    }
    const reply = (route: string, answer: Answer, timing?: string) => {
      done(route)
      const extra = { 'X-Request-Id': requestId, ...(timing === undefined ? {} : { 'Server-Timing': timing }) }
      send(request, response, answer, extra)
    }

    const url = request.url ?? '/'
    if (url.length > LONGEST_URL) return reply('refused', plain(414, 'That address is too long.'))

    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const service = services.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)))
    if (service) {
      done(service.name)
      request.headers['x-request-id'] = requestId
      void service.listen(request, response)
      return
    }

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply('refused', plain(405, 'Only GET and HEAD here.', { Allow: 'GET, HEAD' }))
    }
    const file = files.get(path)
    if (file) return reply('file', file)
    if (path.startsWith('/assets/')) return reply('file', plain(404, 'No such file.'))
    const vital = health.answer(path)
    if (vital) {
      void vital.then((answer) => reply('health', answer))
      return
    }

    const form: Form = path.startsWith(dataPrefix) ? 'data' : 'document'
    const pageUrl = form === 'data' ? withoutBuild(url.slice(dataPrefix.length - 1), build) : url
    // Another build asks: its code would not fit our data. It loads the page instead.
    if (pageUrl === undefined) return reply('refused', plain(409, 'Another build.'))
    const address = readAddress(pageUrl)
    if (!address) return reply('refused', plain(400, 'That is no address of this shop.'))

    const route = address.target.kind === 'page' ? address.target.found.route.name : address.target.kind
    const { cookie } = request.headers
    const ready = pages.fresh(form, address, cookie)
    if (ready) {
      metrics.countPageCache('hit')
      return reply(route, ready, 'cache;desc="hit"')
    }
    pages
      .answer(form, address, cookie)
      .then(({ answer, outcome }) => {
        metrics.countPageCache(outcome)
        const made = outcome === 'miss' || outcome === 'bypass' ? answer.timing : undefined
        reply(route, answer, [`cache;desc="${outcome}"`, ...(made === undefined ? [] : [made])].join(', '))
      })
      .catch((error: unknown) => {
        log.error('A request could not be answered', { requestId, route, err: error })
        reply(route, plain(500, `Something broke. Request ${requestId}`))
      })
  }

  return listen
}

/** '/BUILD/uk/…' without its first segment, if that names our build. */
function withoutBuild(url: string, build: string): string | undefined {
  return url.startsWith(`/${build}/`) ? url.slice(build.length + 1) : undefined
}
