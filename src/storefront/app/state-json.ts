/**
 * The state of a page as JSON that is safe inside a document. Items of its lists, such as tiles and blocks, are the
 * same objects on many pages until a product or a story changes: their JSON is cached per object.
 */
import { isObject } from '../../contracts/answer-kinds.ts'
import { jsonForHtml } from './json-for-html.ts'
import type { PageState } from './page-state.ts'

export function stateJson(state: PageState): string {
  const { data } = state
  const rest = jsonForHtml({ ...state, data: undefined })
  return data === undefined ? rest : `${rest.slice(0, -1)},"data":${dataJson(data)}}`
}

/** Some pages have the same data each time. */
function dataJson(data: unknown): string {
  const known = isObject(data) ? written.get(data) : undefined
  if (known !== undefined) return known
  const made = json(data)
  if (isObject(data)) written.set(data, made)
  return made
}

function json(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(listed).join(',')}]`
  if (!isObject(value)) return jsonForHtml(value)
  let members = ''
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    members += `${members === '' ? '' : ','}${jsonForHtml(name)}:${json(member)}`
  }
  return `{${members}}`
}

const written = new WeakMap<object, string>()

function listed(member: unknown): string {
  if (!isObject(member)) return jsonForHtml(member ?? null)
  const known = written.get(member)
  if (known !== undefined) return known
  const made = jsonForHtml(member)
  written.set(member, made)
  return made
}
