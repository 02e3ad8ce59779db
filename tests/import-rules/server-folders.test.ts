import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { expect, it } from 'vitest'
import { findCycle, type Edge } from './find-cycle.ts'

const ROOT = 'src/server/'

it('HSE-01 folders of the server build on one another in one direction', async () => {
  const { output } = await cruise(['src/server'], {
    includeOnly: '^src/server/',
    exclude: { path: '\\.test\\.tsx?$' },
    parser: 'swc',
  })
  const edges = isResult(output) ? output.modules.flatMap(edgesOf) : []
  expect(new Set(edges.map(([from]) => from)).size).toBeGreaterThan(5)
  expect(findCycle(edges)).toBeUndefined()
})

it.each<readonly [string, readonly Edge[], readonly string[] | undefined]>([
  [
    'of two',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    ['a', 'b', 'a'],
  ],
  [
    'of three, behind a folder that leads there',
    [
      ['x', 'a'],
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ],
    ['a', 'b', 'c', 'a'],
  ],
  [
    'none, although two ways lead to the same folder',
    [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ],
    undefined,
  ],
])('HSE-01 the check finds a cycle %s', (_, edges, expected) => {
  expect(findCycle(edges)).toEqual(expected)
})

function edgesOf({ source, dependencies }: ICruiseResult['modules'][number]): readonly Edge[] {
  const from = folderOf(source)
  return dependencies.flatMap(({ resolved }): readonly Edge[] => {
    const to = folderOf(resolved)
    return from === undefined || to === undefined || from === to ? [] : [[from, to]]
  })
}

/** Files directly in src/server compose everything else. */
function folderOf(file: string): string | undefined {
  const [folder, ...rest] = file.startsWith(ROOT) ? file.slice(ROOT.length).split('/') : []
  return rest.length > 0 ? folder : undefined
}

const isResult = (output: ICruiseResult | string): output is ICruiseResult => typeof output === 'object'
