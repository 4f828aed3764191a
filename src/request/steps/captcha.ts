import { type CaptchaKind, captchaKind } from '@/domain/captcha/captcha'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { type RequestContext, type RequestStep, type Resend, showIdOf } from '../context'

const HEADER = 'captcha-token'

export interface CaptchaRequest extends CaptchaKind {
  /** Id of the show; '' without one. */
  showId: string
}

/** Opens a captcha. Resolves to true if it was solved, false if the buyer left it. */
export type RequestCaptcha = (request: CaptchaRequest) => Promise<boolean>

/** Returns a valid captcha token, else ''. */
export type CaptchaToken = (kind: CaptchaKind) => string

/**
 * Kinds of captchas that the gateway required for calls that declare none. The next request of such a call also sends a
 * token.
 */
const requiredCaptcha = new WeakMap<object, CaptchaKind>()

const kindOf = ({ call }: RequestContext): CaptchaKind | undefined => requiredCaptcha.get(call) ?? call.captcha

/** Adds the token of a solved captcha to the request. */
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
 * Opens a captcha that the gateway requires, and sends the call again. If another call has received a new token, uses
 * that token. Fails if the buyer closes the captcha.
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
    // The retry has already run through all steps.
    await resend(context, 'captcha')
  }
