/** A release as its screen reads it. */
import type { OperationValue } from '../../api/operations.ts'

export type ReleaseView = OperationValue<'release.read'>
