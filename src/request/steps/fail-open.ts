import { type RequestStep, showIdOf } from '../context'

/**
 * The risk pipeline fails open (shell §8, decision 30): whatever goes wrong with one of its calls comes out as success
 * without data, so that a risk service that is down stops nobody; the risk token counts as absent then, and the gateway may
 * ask for a captcha.
 * @param tokenLost told the show that the call was about, '' for none
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
