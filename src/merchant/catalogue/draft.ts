/** One product of a file, before validation. */
import type { CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import { catalogueProduct } from '../../contracts/merchant/catalogue-schema.ts'
import type { CatalogueProblem } from './problem.ts'

export type Draft = {
  /** The content of the file, in the shape of the contract as far as it could be read. */
  readonly value: unknown
  /** Row and column in the file of a path of the product, for errors. */
  readonly placeOf: (path: readonly PropertyKey[]) => { readonly row: number; readonly column: string }
  /** Parse errors. */
  readonly problems: readonly CatalogueProblem[]
}

export type CheckedDraft = {
  readonly draft: Draft
  readonly problems: readonly CatalogueProblem[]
  /** Absent when anything is wrong. */
  readonly product?: CatalogueProduct
}

/** What a merchant may leave out. */
const DEFAULTS = {
  linkedProducts: [],
  sections: [],
  categories: [],
  collections: [],
  materials: [],
  displayFeatures: [],
  badges: [],
  certifications: [],
  compositions: [],
  washingInstructions: [],
  seasonalClearance: false,
  recommended: true,
}

export const MISSING = 'is missing'

/** All errors of the product, not only the first. */
export function checkDraft(draft: Draft): CheckedDraft {
  const { value } = draft
  const filled =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...DEFAULTS, ...value } : value
  const result = catalogueProduct.safeParse(filled, { error: plainly })
  if (result.success) {
    return draft.problems.length === 0
      ? { draft, problems: [], product: result.data }
      : { draft, problems: draft.problems }
  }
  const found = result.error.issues.flatMap((issue): CatalogueProblem[] => {
    if (issue.code !== 'unrecognized_keys') return [{ ...draft.placeOf(issue.path), message: issue.message }]
    return issue.keys.map((key) => ({ ...draft.placeOf([...issue.path, key]), message: 'is not known' }))
  })
  // A cell that could not be parsed is missing in the value; that is not a second error.
  const unread = new Set(draft.problems.map(placeKey))
  return { draft, problems: [...draft.problems, ...found.filter((problem) => !unread.has(placeKey(problem)))] }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of values',
  record: 'a group of values',
}

/** Where the contract itself has no better words. */
function plainly(issue: {
  readonly code?: string
  readonly input?: unknown
  readonly expected?: unknown
}): string | undefined {
  if (issue.input === undefined) return MISSING
  const kind = issue.code === 'invalid_type' && typeof issue.expected === 'string' ? KINDS[issue.expected] : undefined
  return kind === undefined ? undefined : `must be ${kind}`
}

const placeKey = ({ row, column }: CatalogueProblem): string => `${row} ${column}`
