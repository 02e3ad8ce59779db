/**
 * Accepts uploaded pictures in a process of their own, with a low priority. One that crashes or hangs rejects its picture only. The
 * process is reused for the next pictures of a batch, and ends when none follows.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { PASSED_ON } from '../../../platform/processes/job-process.ts'
import { fail, type Result } from '../../../platform/result.ts'
import type { AcceptedPicture, PictureRefusal, PictureToAccept } from './accept-picture.ts'

export type AcceptanceFailure = PictureRefusal

type Acceptance = Result<AcceptedPicture, AcceptanceFailure>

const MODULE = new URL('./accept-process.ts', import.meta.url)
/** A little less than the time limit of the operation that uploads. */
const TIMEOUT_MS = 100_000
const IDLE_MS = 5000
const NICE = 10

let idle: { readonly child: ChildProcess; readonly end: NodeJS.Timeout } | undefined
/** One after the other: each may need hundreds of megabytes. */
let turn: Promise<unknown> = Promise.resolve()

export function acceptInChild(given: PictureToAccept): Promise<Acceptance> {
  const accepted = turn.then(() => accept(given))
  turn = accepted
  return accepted
}

async function accept(given: PictureToAccept): Promise<Acceptance> {
  const child = takeIdle() ?? start()
  const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
  const { promise, resolve } = Promise.withResolvers<Acceptance>()
  const answer = (accepted: Acceptance): void => resolve(accepted)
  const ended = (): void => resolve(unreadable(given.fileName))
  child.on('message', answer).on('error', ended).on('exit', ended)
  child.send(given, (error) => error && ended())
  const accepted = await promise
  clearTimeout(timer)
  child.off('message', answer).off('exit', ended)
  if (child.connected) becomeIdle(child)
  return accepted
}

function start(): ChildProcess {
  const child = fork(MODULE, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
  })
  if (child.pid !== undefined) lowerPriority(child.pid)
  return child
}

function takeIdle(): ChildProcess | undefined {
  const taken = idle
  idle = undefined
  clearTimeout(taken?.end)
  taken?.child.ref()
  taken?.child.channel?.ref()
  return taken?.child.connected ? taken.child : undefined
}

/** It does not delay the end of the shop. */
function becomeIdle(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  idle = { child, end: setTimeout(() => takeIdle()?.kill('SIGKILL'), IDLE_MS).unref() }
}

const unreadable = (fileName: string): Acceptance =>
  fail({ code: 'NOT_READABLE', fileName, message: `${fileName} is not a picture we can read: it could not be decoded` })

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICE)
  } catch {
    // It may have exited already, or the system does not allow it.
  }
}
