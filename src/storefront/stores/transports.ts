/**
 * How the browser reaches the services: at the addresses of the settings (MKT-15, CRT-30), on the origin of the page where
 * there are none.
 */
import type { Fetch } from '../../contracts/call-json.ts'
import { http, type Transport } from '../../contracts/transport.ts'
import { readEmbedded, embeddedText } from './embedded-data.ts'

const send: Fetch = (request) => fetch(request)

/** For what the page sends while it is being left. */
export const sendAndLeave: Fetch = (request) => fetch(request, { keepalive: true })

/** The settings are in the document, so they are read when something is called. */
const at =
  (setting: 'brinkApiUrl' | 'searchUrl') =>
  (fetch: Fetch = send): Transport =>
  (route, request) =>
    http({ fetch, baseUrl: embeddedText(readEmbedded('settings'), setting) })(route, request)

export const commerceTransport = at('brinkApiUrl')
export const discoveryTransport = at('searchUrl')

/** Services that are always on the origin of the page. */
export const ownTransport = http({ fetch: send, baseUrl: '' })
