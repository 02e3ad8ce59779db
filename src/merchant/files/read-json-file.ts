/** Reads a JSON file of a merchant, or rejects it with what is wrong. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { z } from 'zod'
import { firstProblem } from '../../platform/http/checked.ts'
import { RejectedError } from '../errors.ts'

export async function readJsonFile<Value>(file: string, schema: z.ZodType<Value>): Promise<Value> {
  const checked = schema.safeParse(parsed(await readFile(file, 'utf8'), basename(file)))
  if (!checked.success) {
    throw new RejectedError(`${basename(file)}: ${firstProblem(checked.error).message}. Nothing was changed.`)
  }
  return checked.data
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RejectedError(`${name} is not valid JSON. Nothing was changed.`, { cause: error })
  }
}
