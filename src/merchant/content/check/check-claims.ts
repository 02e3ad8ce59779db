/** Generic environmental claims in texts of a story, in every language (LAW-20). A rich text is read as one text. */
import { claimMessage, genericClaims } from '../../../markets/products/environmental-claims.ts'
import type { PlacedProblem } from '../files/plain-words.ts'
import { isMembers, objectsIn, type ContentNode } from '../walk-content.ts'

export function checkClaims(content: unknown): readonly PlacedProblem[] {
  const nodes = objectsIn(content)
  const documents = nodes.filter(({ value }) => value['type'] === 'doc')
  const isInside = ({ at }: ContentNode) =>
    documents.some((document) => document.at.every((step, index) => at[index] === step))
  return [
    ...documents.flatMap(({ value, at }) =>
      genericClaims(textIn(value)).map((claim) => ({ at, message: claimMessage(claim) })),
    ),
    ...nodes
      .filter((node) => !isInside(node))
      .flatMap(({ value, at }) =>
        Object.entries(value).flatMap(([name, member]) =>
          typeof member === 'string'
            ? genericClaims(member).map((claim) => ({ at: [...at, name], message: claimMessage(claim) }))
            : [],
        ),
      ),
  ]
}

function textIn(value: unknown): string {
  return objectsIn(value)
    .flatMap((node) => (isMembers(node.value) && typeof node.value['text'] === 'string' ? [node.value['text']] : []))
    .join(' ')
}
