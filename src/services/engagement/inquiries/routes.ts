import { Hono } from 'hono'
import { inquirySchema } from '../../../contracts/engagement/inquiry-schema.ts'
import { INQUIRIES_PATH, INQUIRY_FAILED, INQUIRY_SENT } from '../../../contracts/engagement/inquiry.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { checked } from '../../../platform/http/checked.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { newId } from '../../../platform/ids.ts'
import { limitIntake, refuseForNow } from '../limit-intake.ts'
import { plainForm } from '../../../platform/http/plain-form.ts'
import type { EngagementTables } from '../tables.ts'
import { addInquiry } from './inquiries.ts'

type InquiryDeps = { readonly database: Database<EngagementTables>; readonly clock: Clock }

const FORM = {
  sent: INQUIRY_SENT,
  failed: INQUIRY_FAILED,
  mayBeEmpty: ['company', 'pieces', 'website'],
  numbers: ['pieces'],
}

/** As JSON or from a plain form. */
export function inquiryRoutes({ database, clock }: InquiryDeps) {
  const limit = limitIntake(clock)
  return new Hono<ServiceEnv>().post(INQUIRIES_PATH, plainForm(FORM), checked(inquirySchema), async (c) => {
    const { countryCode, company = null, pieces = null, website = '', ...inquiry } = c.req.valid('json')
    if (website !== '') return c.body(null, 201)
    const retryAfter = limit.take(inquiry.email)
    if (retryAfter !== undefined) return refuseForNow(c, retryAfter)
    await addInquiry(database.query, {
      ...inquiry,
      id: newId(),
      country_code: countryCode,
      company,
      pieces,
      created_at: clock.now().toISOString(),
    })
    return c.body(null, 201)
  })
}
