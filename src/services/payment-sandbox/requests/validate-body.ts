/**
 * Reads the body of a request. Unlike our own services the provider overlooks members it does not know: its browser library
 * sends many. What it does know must be right.
 */
import type { Context, Env, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { invalid, refuse, type Refusal } from './provider-errors.ts'

const UNREADABLE: Refusal = {
  status: 400,
  errorCode: '702',
  message: 'The request body is not valid JSON.',
  errorType: 'validation',
}

/** By the member that is wrong. */
const PROBLEMS: Readonly<Record<string, readonly [code: string, message: string]>> = {
  returnUrl: ['14_030', 'Return URL is missing.'],
  reference: ['130', "Required field 'reference' is not provided."],
  merchantAccount: ['901', 'Invalid Merchant Account'],
  'amount.currency': ['138', 'Unsupported currency specified'],
  amount: ['137', 'Invalid amount specified'],
  paymentMethod: ['14_004', "Required object 'paymentMethod' is not provided."],
  sessionData: ['14_029', 'Session data is missing or not of this session.'],
  details: ['14_003', "Required object 'details' is not provided."],
}

type ValidatedBody<Contract extends z.ZodType> = { in: { json: unknown }; out: { json: z.output<Contract> } }

/** As `c.req.valid('json')`. Not Hono's own check, which answers unreadable JSON in words of ours. */
export function validateBody<Contract extends z.ZodType<object>>(
  contract: Contract,
): MiddlewareHandler<Env, string, ValidatedBody<Contract>> {
  return async (c, next) => {
    const read = await readJson(c)
    if (read === undefined) return refuse(c, UNREADABLE)
    const result = contract.safeParse(read.body)
    if (!result.success) return refuse(c, problemOf(result.error))
    c.req.addValidatedData('json', result.data)
    return next()
  }
}

/** Accepts any declared content type; rejects NUL, which one of the databases cannot store. */
async function readJson(c: Context): Promise<{ readonly body: unknown } | undefined> {
  const text = await c.req.text()
  try {
    const body: unknown = JSON.parse(text)
    return /\0|(?<!\\)(?:\\\\)*\\u0000/.test(text) ? undefined : { body }
  } catch {
    return undefined
  }
}

function problemOf({ issues: [issue] }: z.ZodError): Refusal {
  const path = (issue?.path ?? []).map(String)
  const [code, message] = PROBLEMS[path.slice(0, 2).join('.')] ?? PROBLEMS[path[0] ?? ''] ?? ['702', 'Invalid request.']
  return invalid(code, message)
}
