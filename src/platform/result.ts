/** An expected failure is a value the caller must look at; a thrown error is a bug. */
export type Result<Value, Failure> = Ok<Value> | Fail<Failure>

export type Ok<Value> = { readonly ok: true; readonly value: Value }
export type Fail<Failure> = { readonly ok: false; readonly failure: Failure }

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value }
}

export function fail<Failure>(failure: Failure): Fail<Failure> {
  return { ok: false, failure }
}
