import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { variables } from '../../src/platform/config/variables.ts'
import { unreadNames } from './unread-names.ts'

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.endsWith('platform/config/variables.ts'))
  .map((name) => readFileSync(join('src', name), 'utf8'))

it('~HSE-14 every setting is read by code', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
  expect(unreadNames(Object.keys(variables), SOURCES)).toEqual([])
})

it.each([
  ['is read as a member', 'serve(config.port)', []],
  ['is destructured', 'const { port, host } = config', []],
  ['is picked in a type only', "type Needs = Pick<Config, 'port'>", ['port']],
  ['is part of another name', 'const support = config.reporter', ['port']],
  ['is mentioned in a comment', '/** the port */ // config.port', ['port']],
])('~HSE-14 a setting that %s', (_, source, unread) => {
  expect(unreadNames(['port'], [source])).toEqual(unread)
})
