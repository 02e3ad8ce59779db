/** Reads the interfaces of a TypeScript file with their comments, for pages that are generated from types. */
import { parseSync } from 'vite'

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Interface = Extract<Statement, { type: 'TSInterfaceDeclaration' }>
type Signature = Interface['body']['body'][number]
type Member = Extract<Signature, { type: 'TSPropertySignature' }>
type TypeNode = NonNullable<Member['typeAnnotation']>['typeAnnotation']

export type ReadMember = {
  readonly name: string
  readonly isOptional: boolean
  /** As it is written. */
  readonly type: string
  readonly comment: string
  /** What it is made of: of a literal its members, of a name or several of them theirs. */
  readonly members: readonly ReadMember[]
}

export type ReadInterface = { readonly name: string; readonly comment: string; readonly members: readonly ReadMember[] }

/** In the order of the file. A name stands for an interface that was read before it. */
export function readInterfaces(file: string, source: string): readonly ReadInterface[] {
  const { program, comments, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const known = new Map<string, ReadInterface>()

  /** The comment that ends right before it. */
  const commentBefore = (start: number): string => {
    const before = comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '')
    return before ? before.value.replaceAll(/\s*\n\s*\*?\s*|^\*\s*/g, ' ').trim() : ''
  }
  const membersIn = (signatures: readonly Signature[]): readonly ReadMember[] =>
    signatures.flatMap((signature) => (signature.type === 'TSPropertySignature' ? [memberOf(signature)] : []))
  const memberOf = (member: Member): ReadMember => {
    const type = member.typeAnnotation?.typeAnnotation
    const { key, optional: isOptional, start } = member
    return {
      name: nameIn(source.slice(key.start, key.end)),
      isOptional,
      type: type ? source.slice(type.start, type.end).replaceAll(/\s+/g, ' ') : '',
      comment: commentBefore(start),
      members: type ? membersOf(type) : [],
    }
  }
  const membersOf = (type: TypeNode): readonly ReadMember[] => {
    if (type.type === 'TSTypeLiteral') return membersIn(type.members)
    if (type.type === 'TSIntersectionType') return type.types.flatMap(membersOf)
    if (type.type !== 'TSTypeReference') return []
    return known.get(source.slice(type.start, type.end))?.members ?? []
  }

  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'TSInterfaceDeclaration') continue
    const { name } = declaration.id
    known.set(name, { name, comment: commentBefore(statement.start), members: membersIn(declaration.body.body) })
  }
  return [...known.values()]
}

const nameIn = (key: string): string => key.replaceAll(/^'|'$/g, '')
