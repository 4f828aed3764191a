import { compose } from '@/lib/compose'
import type { Call } from './call'
import { createContext, type RequestContext, type Resend } from './context'
import type { ClientDeps } from './deps'
import { isRequestError, RequestError } from './errors'
import type { CallOptions } from './options'
import { answerSteps, requestSteps } from './pipeline'

type CallArguments<Params extends object> = {} extends Params
  ? [params?: Params, options?: CallOptions]
  : [params: Params, options?: CallOptions]

/** Sends calls. Every failure is a `RequestError`. */
export interface Client {
  call<Params extends object, Result>(call: Call<Params, Result>, ...rest: CallArguments<Params>): Promise<Result>
}

export const createClient = (deps: ClientDeps): Client => {
  const send = compose(requestSteps(deps))
  const receive = compose(answerSteps({ ...deps, resend: (context, why) => resend(context, why) }))
  const end = () => Promise.resolve()

  const run = async (context: RequestContext): Promise<RequestContext> => {
    await send(context, end)
    await receive(context, end)
    return context
  }

  const resend = async (context: RequestContext, why: Resend): Promise<void> => {
    const { call, given, options, pageKey, after } = context
    const again = await run(createContext(call, given, options, pageKey, new Set([...after, why])))
    Object.assign(context, { answer: again.answer, data: again.data, result: again.result, failure: again.failure })
  }

  return {
    call: async <Params extends object, Result>(
      call: Call<Params, Result>,
      ...[params, options]: CallArguments<Params>
    ) => {
      const given = (params ?? {}) as Readonly<Record<string, unknown>>
      const pageKey = deps.pageKey?.() ?? ''
      const { failure, result } = await run(
        createContext(call as Call<object, unknown>, given, options ?? {}, pageKey),
      ).catch((error: unknown) => {
        if (isRequestError(error)) throw error
        // The error is an invalid parameter in an address, or a bug of the client. It becomes a `RequestError`, because
        // screens only handle this type.
        deps.log('request failed unexpectedly', {
          path: call.path,
          cause: error instanceof Error ? error.name : typeof error,
        })
        throw new RequestError({ kind: 'unreadable', cause: error })
      })
      if (failure) throw failure
      return result as Result
    },
  }
}
