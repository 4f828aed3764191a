import { type RequestStep, showIdOf } from '../context'

/** Adds the risk token of this user for the show in question (shell §7). Without one the gateway asks for a captcha (decision 30). */
export const risk =
  (riskToken: (showId: string) => string): RequestStep =>
  (context, next) => {
    const value = riskToken(showIdOf(context.params))
    if (value) context.headers['risk-token'] = value
    return next()
  }
