import type { Call } from '@/request/call'
import type { Client } from '@/request/client'

export interface FakeClient extends Client {
  /** Paths called, with their parameters, in order. */
  readonly calls: { path: string; params: unknown }[]
}

/** A client whose answers are given by path, as domain values. A path without one fails. */
export const fakeClient = (answers: Record<string, (params: never) => unknown> = {}): FakeClient => {
  const calls: FakeClient['calls'] = []
  return {
    calls,
    call: (async (call: Call<object, unknown>, params?: object) => {
      calls.push({ path: call.path, params })
      const answer = answers[call.path]
      if (!answer) throw new Error(`no answer for ${call.path}`)
      return answer(params as never)
    }) as Client['call'],
  }
}
