import { variables } from './variables.ts'

/** The table of settings for the documentation, from the same declarations that are read at the start. */
export function describeConfig(): string {
  const rows = Object.values(variables).map(({ name, fallback, expected, meaning }) =>
    [`\`${name}\``, fallback === '' ? '(empty)' : fallback, meaning, expected].map(cell),
  )
  return [['Variable', 'Default', 'Meaning', 'Value'], ['---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |\n`)
    .join('')
}

function cell(content: string): string {
  return content.replaceAll('|', '\\|')
}
