/**
 * The keystroke-level model: how long a practised person needs for what they press and point at. A person thinks before each
 * click and before each run of keys, not before the key that ends a run.
 */
export const KEY_SECONDS = 0.2
export const POINT_SECONDS = 1.1
export const THINK_SECONDS = 1.35

export type PersonInput =
  | { readonly kind: 'click' }
  /** `isCommand`: with Control, Alt or Meta held. */
  | { readonly kind: 'key'; readonly key: string; readonly isCommand: boolean }
  | { readonly kind: 'paste' }
  /** The touch that confirms a passkey. */
  | { readonly kind: 'passkey' }

type Run = 'text' | 'move' | 'none'

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta'])
const ENDS = new Set(['Enter', 'Escape', ' '])

/** Of all inputs, or of those that type no text: some tasks are limited besides what is typed. */
export function estimateSeconds(inputs: readonly PersonInput[], { besidesTyping = false } = {}): number {
  let seconds = 0
  let run: Run = 'none'
  for (const input of inputs) {
    const { cost, next } = step(input, run)
    if (!(besidesTyping && next === 'text')) seconds += cost
    run = next
  }
  return seconds
}

type Step = { readonly cost: number; readonly next: Run }

function step(input: PersonInput, run: Run): Step {
  switch (input.kind) {
    case 'click':
    case 'passkey':
      return { cost: THINK_SECONDS + POINT_SECONDS + KEY_SECONDS, next: 'none' }
    case 'paste':
      return { cost: THINK_SECONDS + 2 * KEY_SECONDS, next: 'text' }
    case 'key':
      return keyStep(input.key, input.isCommand, run)
  }
}

function keyStep(key: string, isCommand: boolean, run: Run): Step {
  // Held down for the next key, which is counted by itself.
  if (MODIFIERS.has(key)) return { cost: KEY_SECONDS, next: run }
  if (isCommand) return { cost: THINK_SECONDS + KEY_SECONDS, next: 'none' }
  const isEnd = ENDS.has(key) && (key !== ' ' || run !== 'text')
  if (isEnd) return { cost: KEY_SECONDS + (run === 'none' ? THINK_SECONDS : 0), next: 'none' }
  const kind = key.length === 1 || key === 'Backspace' ? 'text' : 'move'
  return { cost: KEY_SECONDS + (run === kind ? 0 : THINK_SECONDS), next: kind }
}
