/** What is wrong with a folder of content, said so that its author finds it: which file, where in it, what to do. */
export type ContentProblem = {
  /** As it is called inside the folder. */
  readonly file: string
  /** `body[2].link`; empty where the file as a whole is meant. */
  readonly at: string
  readonly message: string
}

export const byPlace = (one: ContentProblem, other: ContentProblem): number =>
  compare(one.file, other.file) || compare(one.at, other.at)

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
