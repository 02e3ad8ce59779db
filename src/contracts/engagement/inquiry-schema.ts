/** What an inquiry may hold, checked at the door. Apart from the client, because zod stays on the server. */
import { z } from 'zod'
import { LONGEST_INQUIRY_MESSAGE, LONGEST_INQUIRY_NAME, MOST_PIECES } from './inquiry.ts'
import { countryCode, email, store } from './newsletter-schema.ts'

const CONTROL = 'must not hold control characters'

const line = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(LONGEST_INQUIRY_NAME, `must be at most ${LONGEST_INQUIRY_NAME} characters`)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), CONTROL)

/** A plain form sends its line ends as two characters, a script as one. */
const message = z
  .string()
  .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .min(1, 'must not be empty')
  .max(LONGEST_INQUIRY_MESSAGE, `must be at most ${LONGEST_INQUIRY_MESSAGE} characters`)
  .refine((text) => !/(?!\n)[\p{Cc}\p{Cs}]/u.test(text), CONTROL)

export const inquirySchema = z.strictObject({
  campaign: line,
  store,
  countryCode,
  name: line,
  email,
  company: line.exactOptional(),
  pieces: z.int().min(1).max(MOST_PIECES).exactOptional(),
  message,
  website: z.string().exactOptional(),
})
