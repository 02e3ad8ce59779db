/** Names of exported types (HSE-17): each stands for one concept, and says what it is instead of who handles it. */
import { parseSync } from 'vite'

export type DeclaredType = { readonly name: string; readonly file: string }

/** The exported types and interfaces that a source file declares. Re-exports are no declarations. */
export function exportedTypes(file: string, source: string): readonly DeclaredType[] {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const listed = new Set(
    program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.source === null
        ? statement.specifiers.map(({ local }) => source.slice(local.start, local.end))
        : [],
    ),
  )
  return program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declared = isExported ? statement.declaration : statement
    if (declared?.type !== 'TSTypeAliasDeclaration' && declared?.type !== 'TSInterfaceDeclaration') return []
    const { name } = declared.id
    return isExported || listed.has(name) ? [{ name, file }] : []
  })
}

/** Each name that several files declare, with these files. */
export function duplicateNames(types: readonly DeclaredType[]): Readonly<Record<string, readonly string[]>> {
  const files = Map.groupBy(types, ({ name }) => name)
  return Object.fromEntries(
    [...files]
      .filter(([, declared]) => declared.length > 1)
      .map(([name, declared]) => [name, declared.map(({ file }) => file)]),
  )
}

const HANDLING = /(?:Told|Asked|Kept|Wanted|Given|Shown|(?<!Not)Found)(?![a-z])/

/** Names that say what happens to a value. */
export const namesOfHandling = (types: readonly DeclaredType[]): readonly string[] =>
  types.map(({ name }) => name).filter((name) => HANDLING.test(name))
