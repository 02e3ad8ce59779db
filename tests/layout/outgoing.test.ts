/** Every call to another service goes through src/platform/outgoing, where it has a timeout, a limit and a metric. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSync } from 'vite'
import { sourceFiles } from './domain-words.ts'

const SERVER_FOLDERS = ['cli', 'contracts', 'merchant', 'platform', 'server', 'services'].map((name) => `src/${name}`)
const OWN = 'src/platform/outgoing/'
/** Calls the running shop over its Unix socket. */
const SOCKET = 'src/merchant/socket/call-socket.ts'

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const isNamed = (node: unknown, name: string): boolean => isNode(node) && node['name'] === name

/** Calls of the global fetch: `fetch(…)` where no parameter or variable of the file has that name, and `globalThis.fetch`. */
function callsGlobalFetch(file: string, source: string): boolean {
  let calls = false
  let isGlobal = false
  let isDeclared = false
  const visit = (node: unknown): void => {
    if (!isNode(node)) return
    const { type, callee, object, property, params, id } = node
    if (type === 'CallExpression' && isNamed(callee, 'fetch')) calls = true
    if (type === 'MemberExpression' && isNamed(object, 'globalThis') && isNamed(property, 'fetch')) {
      isGlobal = true
    }
    if (type === 'Property' && isNamed(node['value'], 'fetch')) isDeclared = true
    if (Array.isArray(params)) isDeclared ||= params.some((one) => isNamed(one, 'fetch'))
    if (type === 'VariableDeclarator') isDeclared ||= isNamed(id, 'fetch')
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(file, source).program)
  return isGlobal || (calls && !isDeclared)
}

describe('calls to other services', () => {
  const files = SERVER_FOLDERS.flatMap(sourceFiles).filter((file) => !file.startsWith(OWN))

  it('SEC-16 no code of the server calls the global fetch', () => {
    expect(files.length).toBeGreaterThan(400)
    expect(files.filter((file) => callsGlobalFetch(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it('SEC-16 no other code opens connections over HTTP', () => {
    const opens = /import \{[^}]*\b(?:request|get)\b[^}]*\} from 'node:https?'/
    expect(files.filter((file) => opens.test(readFileSync(file, 'utf8')))).toEqual([SOCKET])
  })

  it.each([
    ['const send = (request) => fetch(request)', true],
    ['const send = (request) => globalThis.fetch(request)', true],
    ['const call = ({ fetch }, request) => fetch(request)', false],
    ['const call = (fetch) => fetch(new Request("http://a"))', false],
    ['const answer = service.fetch(request)', false],
  ])('SEC-16 the check judges %s', (source, expected) => expect(callsGlobalFetch('a.ts', source)).toBe(expected))
})
