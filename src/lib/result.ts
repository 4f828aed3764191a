/** Result of an operation that may fail in a known way. Unknown failures are thrown. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const failed = <Failure>(failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure })
