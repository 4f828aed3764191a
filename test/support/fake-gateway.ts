import type { Client } from '@/request/client'
import type { Call } from '@/request/call'
import { RequestError } from '@/request/errors'
import type { CallOptions } from '@/request/options'

/** The response to a call. A function may throw an error or return a promise. */
export type Answer = (params: never, options: CallOptions) => unknown
export type Answers = readonly (readonly [Call<never, unknown> | Call<object, unknown>, Answer])[]

/**
 * The form of responses. With `wire`, a response is `data` as the gateway sends it, and the reader of the call parses
 * it. With `domain`, a response is the result of the reader.
 */
export type AnswerForm = 'wire' | 'domain'

/**
 * Creates a fake gateway with a response for each call. A call that has no response fails as if there were no network.
 * `sent` contains the requests in order.
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
    /** Replaces the response to a call. */
    answer: (call: object, answer: Answer): void => void known.set(call, answer),
  }
}

/** Creates a refusal that contains the gateway's own text. */
export const refused =
  (message: string, statusCode = 22_030_101, data?: unknown) =>
  () => {
    throw new RequestError({ kind: 'business', message, statusCode, data })
  }

/** Creates the failure of a call without a network. */
export const offline: Answer = () => {
  throw new RequestError({ kind: 'network' })
}

/** Returns a price as the gateway sends it. @param amount whole yuan */
export const yuan = (amount: number) => ({ yuanNum: String(amount), centNum: '00' })
