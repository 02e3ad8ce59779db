/** Telling what happened. It never decides who may hear it, and never asks anybody anything. */
export { pushEvent } from './data-layer.ts'
