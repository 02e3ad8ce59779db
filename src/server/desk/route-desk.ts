/**
 * Separates requests for the desk from those for the shop, before either handles them (STF-01, STF-02). For the shop it costs
 * one comparison of a host, or of the beginning of a path.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { MERCHANT_API_PATH } from '../../contracts/merchant/api/path.ts'
import { plain, send } from '../http/answer.ts'
import type { DeskPlace } from './desk-place.ts'

export const DESK_PATH = '/desk'

export type DeskRoutes = { readonly place: DeskPlace; readonly shop: RequestListener; readonly desk: RequestListener }

export function routeDesk({ place, shop, desk }: DeskRoutes): RequestListener {
  if (place.kind === 'own-host') return routeByHost(place.host, { shop, desk })
  const atDeskPath = place.kind === 'shop-host' ? desk : sendNothing
  return (request, response) => (isDeskUrl(request.url ?? '/') ? atDeskPath : shop)(request, response)
}

type Listeners = Pick<DeskRoutes, 'shop' | 'desk'>

const routeByHost =
  (host: string, { shop, desk }: Listeners): RequestListener =>
  (request, response) => {
    const url = request.url ?? '/'
    if (!isHost(request.headers.host, host)) return (isDeskUrl(url) ? sendNothing : shop)(request, response)
    if (isDeskUrl(url)) return desk(request, response)
    if (url.startsWith('/health/')) return shop(request, response)
    if (url === '/') return send(request, response, TO_DESK)
    sendNothing(request, response)
  }

/** Browsers write it in small letters. */
const isHost = (given: string | undefined, host: string): boolean =>
  given === host || (given?.length === host.length && given.toLowerCase() === host)

const isDeskUrl = (url: string): boolean => isBelow(url, DESK_PATH) || isBelow(url, MERCHANT_API_PATH)

/** The path itself, what is below it, or the path with a query. */
function isBelow(url: string, path: string): boolean {
  if (!url.startsWith(path)) return false
  const next = url[path.length]
  return next === undefined || next === '/' || next === '?'
}

const NOTHING = plain(404, 'There is nothing at this address.')
const TO_DESK = plain(302, 'The desk is at /desk.', { Location: DESK_PATH })

const sendNothing = (request: IncomingMessage, response: ServerResponse): void => send(request, response, NOTHING)
