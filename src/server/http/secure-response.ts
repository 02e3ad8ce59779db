/** Responses of a shop that is known by an https address: every one of them requires https from then on (SEC-11). */
import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http'

const NAME = 'Strict-Transport-Security'
const VALUE = 'max-age=31536000; includeSubDomains'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

export class SecureResponse extends ServerResponse {
  /** Also called for responses that never set a header themselves. */
  override writeHead(statusCode: number, reason?: string | Headers, headers?: Headers): this {
    const given = withTransportSecurity(typeof reason === 'string' ? headers : (reason ?? headers))
    return typeof reason === 'string' ? super.writeHead(statusCode, reason, given) : super.writeHead(statusCode, given)
  }
}

const withTransportSecurity = (headers: Headers = {}): Headers =>
  Array.isArray(headers) ? [...headers, NAME, VALUE] : { ...headers, [NAME]: VALUE }
