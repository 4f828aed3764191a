import type { Client } from '@/request/client'
import type { Call } from '@/request/call'
import { RequestError } from '@/request/errors'
import type { CallOptions } from '@/request/options'

/** The answer to a call; a function may throw, or return a promise. */
export type Answer = (params: never, options: CallOptions) => unknown
export type Answers = readonly (readonly [Call<never, unknown> | Call<object, unknown>, Answer])[]

/**
 * The form of answers. `wire`: `data` as the gateway sends it, parsed by the call's own reader. `domain`: the reader's
 * result.
 */
export type AnswerForm = 'wire' | 'domain'

/**
 * Creates a gateway that answers by call. A call without an answer fails like a missing network. `sent` holds its
 * requests in order.
 */
export const fakeGateway = (answers: Answers, form: AnswerForm = 'wire') => {
  const known = new Map(answers.map(([call, answer]) => [call as object, answer]))
  const sent: { call: Call<object, unknown>; params: Record<string, unknown> }[] = []
  const client = {
    call: async (call: Call<object, unknown>, params: Record<string, unknown> = {}, options: CallOptions = {}) => {
      sent.push({ call, params })
      const answer = await (known.get(call) ?? offline)(params as never, options)
      return form === 'wire' ? call.read(answer) : answer
    },
  } as unknown as Client
  return {
    client,
    sent,
    /** Returns the parameters of each request of this call, in order. */
    sentTo: (call: object) => sent.filter((each) => each.call === call).map(({ params }) => params),
    /** Changes the answer to a call. */
    answer: (call: object, answer: Answer): void => void known.set(call, answer),
  }
}

/** Creates a refusal with the gateway's own text. */
export const refused =
  (message: string, statusCode = 22_030_101, data?: unknown) =>
  () => {
    throw new RequestError({ kind: 'business', message, statusCode, data })
  }

/** Fails like a missing network. */
export const offline: Answer = () => {
  throw new RequestError({ kind: 'network' })
}

/** Returns a price as the gateway sends it. @param yuan whole yuan */
export const yuan = (amount: number) => ({ yuanNum: String(amount), centNum: '00' })
