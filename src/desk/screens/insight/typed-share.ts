/** Percentages and weights as they are typed into the form of an experiment. */

/** Null where nothing is typed: the value of the code. */
export function readShare(text: string): number | null | 'wrong' {
  const typed = text.trim()
  if (typed === '') return null
  const share = /^\d{1,3}$/.test(typed) ? Number(typed) : 101
  return share <= 100 ? share : 'wrong'
}

/** Fields that are empty beside others have the weight of the code; null where all of them are. */
export function readWeights(texts: readonly string[], ofCode: readonly number[]): readonly number[] | null | 'wrong' {
  const typed = texts.map(readShare)
  if (typed.every((one) => one === null)) return null
  const weights = typed.map((one, index) => one ?? ofCode[index] ?? 0)
  const numbers = weights.filter((one) => one !== 'wrong')
  return numbers.length < weights.length || numbers.every((one) => one === 0) ? 'wrong' : numbers
}
