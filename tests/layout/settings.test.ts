import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { variables } from '../../src/platform/config/variables.ts'
import { unreadNames } from './unread-names.ts'

const CONFIG = join('platform', 'config')
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith(CONFIG))
  .map((name) => readFileSync(join('src', name), 'utf8'))

it('HSE-14 every setting is read by code outside platform/config', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
  expect(unreadNames(Object.keys(variables), SOURCES)).toEqual([])
})

it.each([
  ['is read as a member', 'serve(config.port)', []],
  ['is destructured', 'const { port, host } = config', []],
  ['is destructured by a parameter', 'function open({ host, port: wanted }: Config) {', []],
  ['is picked in a type only', "type Needs = Pick<Config, 'port'>", ['port']],
  ['is part of another name', 'const support = config.reporter', ['port']],
  ['is a member of something else', 'url.port', ['port']],
  ['is only written', 'start({ port: 1 })', ['port']],
  ['is mentioned in a comment', '/** the port */ // config.port', ['port']],
])('HSE-14 the check knows a setting that %s', (_, source, unread) => {
  expect(unreadNames(['port'], [source])).toEqual(unread)
})
