import type { Progress } from '../../src/merchant/progress.ts'

export const noProgress: Progress = { begin() {}, advance() {}, end() {} }
