/** Whether a rule applies at a moment, as the search decides it. Pure. */
type Timed = { readonly from?: string | undefined; readonly until?: string | undefined }

export function ruleState({ from, until }: Timed, at: number): 'active' | 'planned' | 'over' {
  if (until !== undefined && at >= Date.parse(until)) return 'over'
  return from !== undefined && at < Date.parse(from) ? 'planned' : 'active'
}
