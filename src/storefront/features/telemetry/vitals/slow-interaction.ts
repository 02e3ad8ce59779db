/** How long the slowest press or key took until something was to be seen of it; of very many, the slowest but a few. */
export type Interaction = {
  /** Shared by the events of one press; 0 for events that are none. */
  readonly interactionId: number
  readonly duration: number
}

/** One in so many is taken for bad luck. */
const OUTLIERS = 50

/** Undefined without any interaction. */
export function slowInteraction(events: readonly Interaction[]): number | undefined {
  const longest = new Map<number, number>()
  for (const { interactionId, duration } of events) {
    if (interactionId !== 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
  }
  return [...longest.values()].toSorted((one, other) => other - one)[Math.floor(longest.size / OUTLIERS)]
}
