import { type RequestStep, showIdOf } from '../context'

/**
 * Makes the risk pipeline fail open (shell §8, decision 30). A failed risk call succeeds without data, so that an
 * outage of the risk service blocks no buyer. The risk token then counts as absent, and the gateway may require a
 * captcha.
 * @param tokenLost receives the call's show id, '' for none
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
