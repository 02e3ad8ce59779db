/** Small numbers for words that repeat, in the order they were first met; 0 is none. */
export type ValueCodes = {
  readonly codeOf: (value: string | undefined) => number
}

export function valueCodes(): ValueCodes {
  const codes = new Map<string, number>()
  return {
    codeOf(value) {
      if (value === undefined) return 0
      const known = codes.get(value)
      if (known !== undefined) return known
      codes.set(value, codes.size + 1)
      return codes.size
    },
  }
}
