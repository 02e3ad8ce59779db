/** What the address form says and when: a mistake once its field was left or the form was sent, never while typing. */
import { useEffect, useState } from 'react'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import type { Texts } from '../../../../../contracts/storefront/texts/types.ts'
import type { FieldId, FieldProblem } from './checkout-problems.ts'
import { createPresses } from './presses.ts'

export type FormNotes = {
  /** Undefined as long as no error is to be shown. */
  readonly errorOf: (field: FieldId, label: string) => string | undefined
  readonly left: (field: FieldId) => void
  readonly isLeft: (field: FieldId) => boolean
  readonly changed: (field: FieldId) => void
}

export function useFormNotes(problems: readonly FieldProblem[], isSent: boolean): FormNotes {
  const texts = useTexts()
  const [leftFields, setLeft] = useState<ReadonlySet<FieldId>>(new Set())
  const [presses] = useState(createPresses)
  useEffect(() => presses.watch(window), [presses])
  const problemOf = (field: FieldId) => problems.find((problem) => problem.field === field)
  const isShown = (field: FieldId): boolean => {
    const found = problemOf(field)
    // Who only walks past an empty field has not made a mistake yet.
    return found !== undefined && (isSent || (leftFields.has(field) && found.problem !== 'missing'))
  }
  return {
    errorOf: (field, label) => {
      const found = problemOf(field)
      return found && isShown(field) ? problemText(found, label, texts) : undefined
    },
    left: (field) => presses.afterPress(() => setLeft((fields) => new Set([...fields, field]))),
    isLeft: (field) => leftFields.has(field),
    // A shown error stays until it is fixed; a valid field is validated again on blur only.
    changed: (field) => {
      if (!isShown(field)) setLeft((fields) => new Set([...fields].filter((other) => other !== field)))
    },
  }
}

/** In the summary and beside the field, with the same words. */
export function problemText({ member, problem }: FieldProblem, label: string, texts: Texts): string {
  if (member === 'agreements') return texts.agreeMissing
  if (problem === 'missing') return fill(texts.fieldMissing, { field: label })
  if (member === 'email') return texts.invalidEmail
  if (member === 'telephone') return texts.invalidTelephone
  return problem === 'too-long' ? fill(texts.fieldTooLong, { field: label }) : texts.notShippedTo
}
