import { numberField, textField } from './native-fields'
import type { Refusal } from './outcome'

/** An error of a host. WeChat and FinClip send `errMsg`; Alipay sends a number and a text. */
export interface NativeError {
  errMsg?: string
  errCode?: number
  error?: number | string
  errorMessage?: string
}

/** Meanings of a host's error numbers for one call. */
export type RefusalCodes = Record<number, Refusal>

/** Error numbers of Alipay for a refused permission. They are the same for all calls. */
const ALIPAY_DENIED: RefusalCodes = { 2001: 'denied', 2002: 'denied', 2003: 'denied' }

const CANCELLED = /fail:?[\s_]*(user\s*)?cancel/i
const DENIED = /auth(orize)?[\s_]*(deny|denied|no response)|permission|privacy|user[\s_]*deny/i
const ABSENT = /not[\s_]*support|not[\s_]*(yet )?implemented|function not exist|no such api/i

/** Converts an error of a host to a refusal. The text of the error is not passed on. */
export const readRefusal = (error: NativeError | undefined, codes: RefusalCodes = {}): Refusal => {
  const code = numberField(error?.error ?? error?.errCode)
  const known = code === undefined ? undefined : (codes[code] ?? ALIPAY_DENIED[code])
  if (known) return known
  const text = textField(error?.errMsg) ?? textField(error?.errorMessage) ?? ''
  if (CANCELLED.test(text)) return 'cancelled'
  if (DENIED.test(text)) return 'denied'
  if (ABSENT.test(text)) return 'unsupported'
  return 'failed'
}
