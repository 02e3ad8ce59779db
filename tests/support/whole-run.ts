/**
 * `npm run test:whole` runs every test. The gate leaves out files named `*.slow.test.ts` and browser tests tagged SLOW, and runs a part of
 * what is alike for every storefront or market: it must stay short enough to be run before every change.
 */
export const isWholeRun = process.env['WHOLE_RUN'] === 'true'

/** Of similar cases: those that the gate tests. */
export const inGate = <Case>(all: readonly Case[], isInGate: (one: Case) => boolean): readonly Case[] =>
  isWholeRun ? all : all.filter(isInGate)
