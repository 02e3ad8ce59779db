/** Validation of inquiries. Apart from the client, because zod stays on the server. */
import { z } from 'zod'
import { hasControlCharacters } from '../../markets/addresses/control-characters.ts'
import { MAX_INQUIRY_MESSAGE_LENGTH, MAX_INQUIRY_NAME_LENGTH, MAX_PIECES } from './inquiry.ts'
import { countryCode, email, store } from './newsletter-schema.ts'

const CONTROL = 'must not hold control characters'

const line = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(MAX_INQUIRY_NAME_LENGTH, `must be at most ${MAX_INQUIRY_NAME_LENGTH} characters`)
  .refine((text) => !hasControlCharacters(text), CONTROL)

/** A plain form sends its line ends as two characters, a script as one. */
const message = z
  .string()
  .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .min(1, 'must not be empty')
  .max(MAX_INQUIRY_MESSAGE_LENGTH, `must be at most ${MAX_INQUIRY_MESSAGE_LENGTH} characters`)
  .refine((text) => !/(?!\n)[\p{Cc}\p{Cs}]/u.test(text), CONTROL)

export const inquirySchema = z.strictObject({
  campaign: line,
  store,
  countryCode,
  name: line,
  email,
  company: line.exactOptional(),
  pieces: z.int().min(1).max(MAX_PIECES).exactOptional(),
  message,
  website: z.string().exactOptional(),
})
