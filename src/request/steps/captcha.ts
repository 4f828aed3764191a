import { type CaptchaKind, captchaKind } from '@/domain/captcha/captcha'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { type RequestContext, type RequestStep, type Resend, showIdOf } from '../context'

const HEADER = 'captcha-token'

export interface CaptchaRequest extends CaptchaKind {
  /** Id of the show; '' if the call has no show. */
  showId: string
}

/** Opens a captcha. Resolves to true if the buyer solved it, and to false if the buyer closed it. */
export type RequestCaptcha = (request: CaptchaRequest) => Promise<boolean>

/** Returns a valid captcha token; '' if there is no valid token. */
export type CaptchaToken = (kind: CaptchaKind) => string

/**
 * Kinds of captcha that the gateway required, by call. The next request of such a call sends a token of this kind, even
 * if the call declares no captcha.
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
 * Opens the captcha that the gateway requires, and sends the call again. If another call has received a new token in
 * the meantime, uses that token and opens no captcha. The call fails if the buyer closes the captcha.
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
    // The retry has already run through all steps, so this attempt skips the remaining ones.
    await resend(context, 'captcha')
  }
