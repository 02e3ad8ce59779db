/** Handler of inquiries. */
import type { inquiryOperations } from '../../../contracts/engagement/engagement-operations.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { done, type Handlers } from '../../../platform/http/operations.ts'
import { newId } from '../../../platform/ids.ts'
import { limitIntake, tooManyRequests } from '../limit-intake.ts'
import type { EngagementTables } from '../tables.ts'
import { addInquiry } from './inquiries.ts'

type InquiryDeps = { readonly database: Database<EngagementTables>; readonly clock: Clock }

export function inquiryHandlers({ database, clock }: InquiryDeps): Handlers<typeof inquiryOperations> {
  const limit = limitIntake(clock)
  return {
    async sendInquiry({ input }) {
      const { countryCode, company = null, pieces = null, website = '', ...inquiry } = input
      if (website !== '') return done()
      const retryAfter = limit.take(inquiry.email)
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
