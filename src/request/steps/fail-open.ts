import { type RequestStep, showIdOf } from '../context'

/**
 * Makes the risk calls fail open (shell §8, decision 30). A failed call succeeds without data, so an outage of the risk
 * service blocks no buyer. The risk token then counts as absent, and the gateway may require a captcha.
 * @param tokenLost called with the show id of the failed call; '' if the call has no show
 */
export const failOpen =
  (tokenLost: ((showId: string) => void) | undefined): RequestStep =>
  (context, next) => {
    const { call, failure, params } = context
    if (call.pipeline === 'risk' && failure) {
      tokenLost?.(showIdOf(params))
      context.data = {}
      context.result = call.read({})
      context.failure = null
    }
    return next()
  }
