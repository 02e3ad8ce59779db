/** An error in a folder of content: file, position, and what to do. */
import { z } from 'zod'

export type ContentProblem = {
  /** As it is called inside the folder. */
  readonly file: string
  /** `body[2].link`; empty where the file as a whole is meant. */
  readonly at: string
  readonly message: string
}

export const contentProblem: z.ZodType<ContentProblem> = z.object({
  file: z.string(),
  at: z.string(),
  message: z.string(),
})

export const byPlace = (one: ContentProblem, other: ContentProblem): number =>
  compare(one.file, other.file) || compare(one.at, other.at)

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
