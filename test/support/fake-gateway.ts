import type { Client } from '@/request/client'
import type { Call } from '@/request/call'
import { RequestError } from '@/request/errors'
import type { CallOptions } from '@/request/options'

/** `data` of a gateway's answer, as it comes over the wire; a function may throw, or promise it. */
export type Answer = (params: never, options: CallOptions) => unknown
export type Answers = readonly (readonly [Call<never, unknown> | Call<object, unknown>, Answer])[]

/** A gateway that answers by call, through the call's own reader. */
export const fakeGateway = (answers: Answers) => {
  const known = new Map(answers.map(([call, answer]) => [call as object, answer]))
  const sent: { call: object; params: Record<string, unknown> }[] = []
  const client = {
    call: async (call: Call<object, unknown>, params: Record<string, unknown> = {}, options: CallOptions = {}) => {
      sent.push({ call, params })
      const answer = known.get(call) ?? offline
      return call.read(await answer(params as never, options))
    },
  } as unknown as Client
  return { client, known, sent }
}

/** A refusal in the gateway's own words. */
export const refused =
  (message: string, statusCode = 22_030_101) =>
  () => {
    throw new RequestError({ kind: 'business', message, statusCode })
  }

/** No network. */
export const offline: Answer = () => {
  throw new RequestError({ kind: 'network' })
}

/** A price as the wire has it. @param yuan whole yuan */
export const yuan = (amount: number) => ({ yuanNum: String(amount), centNum: '00' })
