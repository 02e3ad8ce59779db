/** The image as its Dockerfile describes it. That such files start is proved by tests/http/production-install.slow.test.ts. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { copiedPaths, instructionOf, readDockerfile } from './read-dockerfile.ts'

const stages = readDockerfile(readFileSync('deploy/Dockerfile', 'utf8'))

it('~SCL-17 the image is built in two stages, without packages of the build, and runs as a user of its own', () => {
  expect(stages).toHaveLength(2)
  const [build, image] = stages
  if (build === undefined || image === undefined) throw new Error('A stage is missing')
  const runs = build.instructions.filter(({ name }) => name === 'RUN').map(({ rest }) => rest)
  expect(runs).toEqual(['npm ci', 'npm run build', 'npm ci --omit=dev'])
  expect(instructionOf(image, 'USER')).toBe('node')
  expect(instructionOf(image, 'HEALTHCHECK')).toContain('/health/live')
  const sources = copiedPaths(image).filter((path) => path !== 'dist' && path !== 'node_modules')
  expect(sources.filter((path) => !existsSync(path))).toEqual([])
})
