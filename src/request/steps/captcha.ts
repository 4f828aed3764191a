import { type CaptchaKind, captchaKind } from '@/domain/captcha/captcha'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { type RequestContext, type RequestStep, type Resend, showIdOf } from '../context'

const HEADER = 'captcha-token'

export interface CaptchaRequest extends CaptchaKind {
  /** The show it is about; '' for none. */
  showId: string
}

/** Lets the buyer solve a captcha. True when it was solved, false when it was left. */
export type RequestCaptcha = (request: CaptchaRequest) => Promise<boolean>

/** A captcha token that is still good, else ''. */
export type CaptchaToken = (kind: CaptchaKind) => string

/** What a call was asked for that does not declare a captcha: its next try must show a token too. */
const requiredCaptcha = new WeakMap<object, CaptchaKind>()

const kindOf = ({ call }: RequestContext): CaptchaKind | undefined => requiredCaptcha.get(call) ?? call.captcha

/** Shows the token of a captcha that was solved before. */
export const captchaToken =
  (tokenOf: CaptchaToken): RequestStep =>
  (context, next) => {
    const kind = kindOf(context)
    const token = kind ? tokenOf(kind) : ''
    if (token) context.headers[HEADER] = token
    return next()
  }

export interface CaptchaDeps {
  tokenOf: CaptchaToken
  requestCaptcha: RequestCaptcha | undefined
  resend: (context: RequestContext, why: Resend) => Promise<void>
}

/**
 * The gateway wants a captcha solved: the buyer does so, and the call is sent once more. A token that came meanwhile (another
 * call asked as well) is shown without asking again. Whoever leaves the captcha gets the refusal.
 */
export const captcha =
  ({ tokenOf, requestCaptcha, resend }: CaptchaDeps): RequestStep =>
  async (context, next) => {
    const { failure, after, headers, call, params } = context
    const required = failure?.statusCode === CAPTCHA_CODES.captchaNeeded ? captchaKind(failure.data) : null
    if (!required || !requestCaptcha || after.has('captcha')) return next()
    requiredCaptcha.set(call, required)
    const token = tokenOf(required)
    const isThere = token !== '' && token !== headers[HEADER]
    if (!isThere && !(await requestCaptcha({ ...required, showId: showIdOf(params) }))) return next()
    // What came of it went through all steps of its own.
    await resend(context, 'captcha')
  }
