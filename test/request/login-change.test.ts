import type { HttpAnswer } from '@/platform/transport/contract'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { RequestError } from '@/request/errors'
import { harness, refused, success } from './harness'
import { read } from './session-world'

/** Creates a client. The test sends the response to each request, by the number of the request. */
const held = () => {
  const answers: ((answer: HttpAnswer) => void)[] = []
  const world = harness(() => new Promise((resolve) => answers.push(resolve)))
  const settle = () => world.time.advanceAsync(0)
  const outcome = (promise: Promise<unknown>) =>
    promise.then(
      (value) => value,
      (error: RequestError) => error,
    )
  const logIn = (userId: string, token: string) => Object.assign(world.account, { userId, token })
  const answer = async (sending: number, what: HttpAnswer) => {
    answers[sending]?.(what)
    await settle()
  }
  return { ...world, answer, settle, outcome, logIn }
}

const deferred = () => {
  let resolve: () => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<void>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

describe('a change of the buyer while calls are pending', () => {
  it('does not end the new login if the old login’s renewal is refused', async () => {
    const { client, deps, answer, settle, outcome, logIn } = held()
    const renewals = [deferred(), deferred()]
    let next = 0
    deps.refresh.mockImplementation(() => renewals[next++]!.promise)

    const before = outcome(client.call(read, { n: 1 }))
    await settle()
    await answer(0, refused(SESSION_CODES.tokenExpired))
    logIn('u2', 'T9')
    const after = outcome(client.call(read, { n: 2 }))
    await settle()
    await answer(1, refused(SESSION_CODES.tokenExpired))
    renewals[0]!.reject(new RequestError({ kind: 'auth', statusCode: SESSION_CODES.loginExpired }))
    expect(await before).toMatchObject({ kind: 'auth' })
    expect(deps.logout).not.toHaveBeenCalled()

    logIn('u2', 'T10')
    renewals[1]!.resolve()
    await settle()
    await answer(2, success({ user: 'u2', n: 2 }))
    expect(await after).toEqual({ user: 'u2', n: 2 })
    expect(deps.refresh).toHaveBeenCalledTimes(2)
  })

  it('ignores the tokens of a late renewal of the old login', async () => {
    const { client, answer, settle, outcome, logIn, deps } = held()
    const renewal = outcome(client.call(read, { n: 1 }, { skipAuthHandling: true }))
    await settle()
    logIn('u1', 'T9')
    await answer(0, success({ accessToken: 'T2', refreshToken: 'R2' }))
    await renewal
    expect(deps.persistTokens).not.toHaveBeenCalled()
  })

  it('sends a queued call only with a newer token of the same buyer', async () => {
    for (const [userId, token] of [
      ['u1', 'T2'],
      ['u2', 'T1'],
    ] as const) {
      const { client, sent, answer, settle, logIn } = held()
      for (let n = 0; n < 12; n++) void client.call(read, { n }, { importance: 'critical' }).catch(() => undefined)
      await settle()
      expect(sent).toHaveLength(10)
      logIn(userId, 'T2')
      await answer(0, success({ n: 0 }))
      expect(sent[10]?.headers?.['access-token']).toBe(token)
    }
  })
})
