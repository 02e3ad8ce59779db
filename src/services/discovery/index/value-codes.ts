/** Small numbers for words that repeat, in the order they were first met; 0 is none. */
export type ValueCodes = {
  readonly codeOf: (value: string | undefined) => number
  readonly valueOf: (code: number) => string | undefined
}

export function valueCodes(): ValueCodes {
  const codes = new Map<string, number>()
  const values: string[] = []
  return {
    codeOf(value) {
      if (value === undefined) return 0
      const known = codes.get(value)
      if (known !== undefined) return known
      values.push(value)
      codes.set(value, values.length)
      return values.length
    },
    valueOf: (code) => values[code - 1],
  }
}
