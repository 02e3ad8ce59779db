/**
 * An SVG file reduced to what it draws. It is a program as much as a picture: this leaves no scripts, no handlers, no
 * foreign documents, no animation, and nothing that refers outside the file. Even so it is only ever rasterised here.
 */
import { optimize, type CustomPlugin, type XastChild, type XastElement, type XastParent } from 'svgo'
import { fail, ok, type Result } from '../../../platform/result.ts'

const MAX_BYTES = 5 * 1024 * 1024

/** Elements that are not drawn, or run scripts, or load from elsewhere. Names are compared in lower case. */
const UNWANTED = new Set([
  'script',
  'handler',
  'listener',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'canvas',
  'animate',
  'animatecolor',
  'animatemotion',
  'animatetransform',
  'discard',
  'mpath',
  'set',
  'metadata',
])
const OWN_PREFIXES = new Set(['svg', ''])
const ATTRIBUTE_PREFIXES = new Set(['', 'xlink', 'xml', 'xmlns'])
const REFERENCES = new Set(['href', 'src', 'base', 'action', 'formaction', 'ping', 'data'])
const PIXELS_INSIDE = /^data:image\/(?:png|jpeg|webp);base64,/i
const INSIDE = /^\s*(?:["']\s*)?#/

/** The reason, for the merchant, when it cannot be one of ours. */
export function cleanSvg(bytes: Uint8Array): Result<Uint8Array, string> {
  if (bytes.byteLength > MAX_BYTES) return fail(`an SVG may have at most ${MAX_BYTES / 1024 / 1024} MB`)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // A few lines of entities can expand to gigabytes of text; no drawing program needs them.
    if (text.includes('<!ENTITY')) return fail('an SVG may not declare entities')
    const { data } = optimize(text, { plugins: ['removeDoctype', 'removeComments', 'removeScripts', onlyWhatIsDrawn] })
    return ok(new TextEncoder().encode(data))
  } catch (error) {
    return fail(reasonOf(error))
  }
}

const onlyWhatIsDrawn: CustomPlugin = {
  name: 'onlyWhatIsDrawn',
  fn: () => ({
    instruction: { enter: (node, parent) => remove(node, parent) },
    element: {
      enter: (node, parent) => {
        const { prefix, local } = nameOf(node.name)
        if (!OWN_PREFIXES.has(prefix) || UNWANTED.has(local)) return remove(node, parent)
        if (local === 'style' && !isStyleOfOurs(textOf(node))) return remove(node, parent)
        for (const [name, value] of Object.entries(node.attributes)) {
          if (!isAttributeOfOurs(name, value)) delete node.attributes[name]
        }
      },
    },
  }),
}

function remove(node: XastChild, parent: XastParent): void {
  parent.children = parent.children.filter((child) => child !== node)
}

function nameOf(name: string): { readonly prefix: string; readonly local: string } {
  const [first = '', second] = name.toLowerCase().split(':')
  return second === undefined ? { prefix: '', local: first } : { prefix: first, local: second }
}

function isAttributeOfOurs(name: string, value: string): boolean {
  const { prefix, local } = nameOf(name)
  if (!ATTRIBUTE_PREFIXES.has(prefix) || local.startsWith('on')) return false
  if (prefix === 'xmlns' || local === 'xmlns') return true
  if (REFERENCES.has(local)) return INSIDE.test(value) || PIXELS_INSIDE.test(value)
  return isStyleOfOurs(value)
}

/** Every url(…) leads into the file itself. An escape could hide one that does not. */
function isStyleOfOurs(style: string): boolean {
  if (/@import|\\|javascript:|expression\(/i.test(style)) return false
  return style
    .split(/url\s*\(/i)
    .slice(1)
    .every((reference) => INSIDE.test(reference) || PIXELS_INSIDE.test(reference.replace(/^\s*["']?/, '')))
}

function textOf({ children }: XastElement): string {
  return children.map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : '')).join('')
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace('<input>:', 'line ').split('\n')[0] ?? ''
}
