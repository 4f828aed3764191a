import { LOGIN_CODES } from '@/domain/business-codes/login'
import { isHandledByCaller } from '../options'
import type { RequestContext, RequestStep } from '../context'

/** Reason why the gateway refuses a login method: the current language, or the country code of the phone number. */
export type LoginLimit = 'language' | 'area'

const LIMITS: Partial<Record<number, LoginLimit>> = {
  [LOGIN_CODES.languageUnsupported]: 'language',
  [LOGIN_CODES.areaUnsupported]: 'area',
}

/** Options for calls of login screens that show these codes at the input field. */
export const HANDLES_LOGIN_LIMITS = {
  inlineErrors: true,
  handledStatuses: [LOGIN_CODES.languageUnsupported, LOGIN_CODES.areaUnsupported],
} as const

export interface LoginLimitsDeps {
  accessToken: () => string
  /** Opens the dialog for a refused login method. Only one dialog opens at a time. */
  alert: (what: LoginLimit) => void
}

const isStale = ({ token }: RequestContext, now: string) => token !== '' && token !== now

/**
 * Opens a dialog if the gateway refuses the buyer's login method because of the language or the area (shell §4).
 * Screens with a phone field handle these codes themselves and show the errors at the field.
 */
export const loginLimits =
  ({ accessToken, alert }: LoginLimitsDeps): RequestStep =>
  (context, next) => {
    const { failure, options } = context
    const limit = failure && LIMITS[failure.statusCode ?? 0]
    if (
      failure &&
      limit &&
      !options.silent &&
      !options.skipAuthHandling &&
      !isHandledByCaller(options, failure) &&
      !isStale(context, accessToken())
    ) {
      failure.handled = true
      alert(limit)
    }
    return next()
  }
