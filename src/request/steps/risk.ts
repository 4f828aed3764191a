import { type RequestStep, showIdOf } from '../context'

/**
 * Adds the user's risk token for the show (shell §7). Without this token, the gateway requires a captcha (decision 30).
 */
export const risk =
  (riskToken: (showId: string) => string): RequestStep =>
  (context, next) => {
    const value = riskToken(showIdOf(context.params))
    if (value) context.headers['risk-token'] = value
    return next()
  }
