/** Handler of inquiries. */
import type { inquiryOperations } from '../../../contracts/engagement/engagement-operations.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { done, type Handlers } from '../../../platform/http/operations.ts'
import { newId } from '../../../platform/ids.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { tooManyRequests } from '../../../platform/rate-limit/too-many-requests.ts'
import type { EngagementTables } from '../tables.ts'
import { addInquiry } from './inquiries.ts'

type InquiryDeps = {
  readonly database: Database<EngagementTables>
  readonly clock: Clock
  readonly limits: RateLimits
}

export function inquiryHandlers({ database, clock, limits }: InquiryDeps): Handlers<typeof inquiryOperations> {
  return {
    async sendInquiry(call) {
      const { countryCode, company = null, pieces = null, website = '', ...inquiry } = call.input
      if (website !== '') return done()
      const retryAfter = await limits.take('inquiry.send', { client: clientOf(call), subject: inquiry.email })
      if (retryAfter !== undefined) return tooManyRequests(retryAfter)
      await addInquiry(database.query, {
        ...inquiry,
        id: newId(),
        country_code: countryCode,
        company,
        pieces,
        created_at: clock.now().toISOString(),
      })
      return done()
    },
  }
}
