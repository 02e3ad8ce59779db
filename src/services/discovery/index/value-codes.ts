/** Small numbers for words that repeat, in the order they were first met; 0 is none. */
export type ValueCodes = {
  readonly codeOf: (value: string | undefined) => number
  /** In the order of their codes. */
  readonly values: () => readonly string[]
}

export function valueCodes(before: readonly string[] = []): ValueCodes {
  const codes = new Map(before.map((value, place) => [value, place + 1]))
  return {
    values: () => [...codes.keys()],
    codeOf(value) {
      if (value === undefined) return 0
      const known = codes.get(value)
      if (known !== undefined) return known
      codes.set(value, codes.size + 1)
      return codes.size
    },
  }
}
