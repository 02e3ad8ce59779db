import { onDemand } from '../ui/on-demand.tsx'

export const SHELL = onDemand(async () => (await import('../shell/Shell.tsx')).Shell)
