/** Instructions of a Dockerfile, by stage: comments and continued lines are resolved. */
export type Instruction = { readonly name: string; readonly rest: string }
export type Stage = { readonly from: string; readonly instructions: readonly Instruction[] }

const KNOWN = new Set('FROM ENV WORKDIR COPY RUN USER VOLUME EXPOSE HEALTHCHECK CMD'.split(' '))

export function readDockerfile(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const stages: { from: string; instructions: Instruction[] }[] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (!KNOWN.has(name)) throw new Error(`Unknown instruction: ${line}`)
    if (name === 'FROM') stages.push({ from: rest, instructions: [] })
    else stages.at(-1)?.instructions.push({ name, rest })
  }
  return stages
}

/** What the last stage copies out of the first, as paths below /app. */
export const copiedPaths = ({ instructions }: Stage): readonly string[] =>
  instructions.flatMap(({ name, rest }) =>
    name === 'COPY'
      ? rest
          .split(' ')
          .filter((word) => word.startsWith('/app/'))
          .map((path) => path.slice('/app/'.length))
      : [],
  )

export const instructionOf = ({ instructions }: Stage, name: string): string =>
  instructions.findLast((instruction) => instruction.name === name)?.rest ?? ''
