import { type CaptchaKind, captchaKind } from '@/domain/captcha/captcha'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { type RequestContext, type RequestStep, type Resend, showIdOf } from '../context'

const HEADER = 'captcha-token'

export interface CaptchaRequest extends CaptchaKind {
  /** Show id; '' for none. */
  showId: string
}

/** Opens a captcha. Resolves to true if it was solved, false if the buyer left it. */
export type RequestCaptcha = (request: CaptchaRequest) => Promise<boolean>

/** A valid captcha token, else ''. */
export type CaptchaToken = (kind: CaptchaKind) => string

/** Captchas that the gateway required for calls that declare none: their next request sends a token too. */
const requiredCaptcha = new WeakMap<object, CaptchaKind>()

const kindOf = ({ call }: RequestContext): CaptchaKind | undefined => requiredCaptcha.get(call) ?? call.captcha

/** Sends the token of a solved captcha. */
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

/** Opens a required captcha and sends the call again. Uses another call's new token. Fails if the buyer leaves. */
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
    // The retry has already passed through all steps.
    await resend(context, 'captcha')
  }
