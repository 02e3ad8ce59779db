/** Texts of datasources in what undo restores. */
import { z } from 'zod'

export const datasourceText = z.object({
  datasource: z.string(),
  name: z.string(),
  dimension: z.string(),
  value: z.string(),
})

export const textChange = datasourceText.extend({ value: z.string().nullable() })
