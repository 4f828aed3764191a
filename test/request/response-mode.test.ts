import { get, post } from '@/request/call'
import type { Importance } from '@/request/call'
import { MODES, type FailureHandling } from '@/request/modes'
import type { FailureContext } from '@/request/steps/response-mode'
import type { HttpAnswer } from '@/platform/transport/contract'
import { asIs, failure } from './calls'
import { answered, harness, refused, success } from './harness'

const order = post<{ showId: string }, { name: string }>('trade/buyer/order/v5/create_order', {
  auth: 'buyer',
  read: asIs,
})

/**
 * Makes a call that fails. Returns the contexts that the handler received, and the failure that the caller received.
 */
const fail = async (answer: HttpAnswer, importance: Importance, options: object = {}, leaves = false) => {
  const contexts: FailureContext[] = []
  const screen = { pageKey: 'confirm' }
  const { client } = harness(
    () => {
      if (leaves) screen.pageKey = 'home'
      return answer
    },
    { pageKey: () => screen.pageKey, responseMode: async (context) => void contexts.push(context) },
  )
  const error = await failure(client.call(order, { showId: '1' }, { importance, ...options }))
  return { handling: contexts[0]?.handling ?? null, contexts, error, screen }
}

const IMPORTANCES = ['critical', 'high', 'medium', 'low'] as const

describe('a failed call by mode, importance, attempt and screen', () => {
  const numbers = [...Object.entries(MODES), ['unknown 6', 6], ['unknown 7', 7], ['unknown -1', -1]] as const
  const cells = numbers.flatMap(([mode, number]) =>
    IMPORTANCES.flatMap((importance) =>
      ['first', 'retry'].flatMap((turn) =>
        ['same', 'another'].map((screen) => [mode, number, importance, turn, screen] as const),
      ),
    ),
  )

  const expected = (mode: string, importance: Importance, turn: string, screen: string): FailureHandling | null => {
    if (importance === 'medium' || importance === 'low' || turn === 'retry' || screen === 'another') return null
    if (mode.startsWith('unknown')) return 'fallback'
    return mode === 'limiting' && importance === 'high' ? 'retry' : (mode as FailureHandling)
  }

  it.each(cells)(
    'is handled for mode %s (%d), importance %s, attempt %s, %s screen',
    async (mode, number, importance, turn, screen) => {
      const contexts: FailureContext[] = []
      const view = { pageKey: 'confirm' }
      const server = () => {
        if (screen === 'another') view.pageKey = 'home'
        return refused(22030301, { mode: number })
      }
      const { client, sent } = harness(server, {
        pageKey: () => view.pageKey,
        responseMode: async (context) => {
          contexts.push(context)
          if (turn === 'retry') await context.retry()
        },
      })
      await failure(client.call(order, { showId: '1' }, { importance }))
      const want = expected(mode, importance, 'first', screen)
      expect(contexts.map(({ handling }) => handling)).toEqual(want ? [want] : [])
      // A retry sends the call once more. If the retry fails, that failure is not handled.
      expect(sent).toHaveLength(turn === 'retry' && want ? 2 : 1)
    },
  )
})

describe('failures without a mode', () => {
  const table: [string, HttpAnswer, FailureHandling][] = [
    ...[461, 462, 465, 469, 999, 418, 403, 405].map((status): [string, HttpAnswer, FailureHandling] => [
      `HTTP ${status}`,
      answered('<html>', {}, status),
      'busy',
    ]),
    ...[460, 470, 400, 404, 429, 500, 502, 503].map((status): [string, HttpAnswer, FailureHandling] => [
      `HTTP ${status}`,
      answered('', {}, status),
      'http',
    ]),
    ['HTTP 500 with an envelope', answered({ statusCode: 500, comments: 'x' }, {}, 500), 'fallback'],
    ['HTTP 504', answered('', {}, 504), 'network'],
    ['a timeout', { kind: 'timeout' }, 'network'],
    ['no network', { kind: 'offline' }, 'network'],
    ['a lost connection', { kind: 'failed' }, 'network'],
    ['no data at all', answered(null), 'fallback'],
    ['no envelope', answered([1, 2]), 'fallback'],
    ['an envelope without a mode', refused(22030301), 'fallback'],
    ['a mode as text', refused(22030301, { mode: 'alert' }), 'fallback'],
    ['a busy status whose envelope names a mode', answered({ statusCode: 1, mode: 2 }, {}, 403), 'alert'],
  ]

  it.each(table)('are handled: %s', async (_, answer, handling) => {
    expect(await fail(answer, 'high')).toMatchObject({ handling })
    expect(await fail(answer, 'critical')).toMatchObject({ handling })
    expect(await fail(answer, 'medium')).toMatchObject({ handling: null })
  })

  it('do not include the status 200 and 510', async () => {
    for (const statusCode of [200, 510]) {
      const handle = jest.fn()
      const { client } = harness(() => answered({ statusCode, mode: 2, data: { name: 'x' } }), { responseMode: handle })
      await client.call(order, { showId: '1' }, { importance: 'critical' })
      expect(handle).not.toHaveBeenCalled()
    }
  })
})

describe('a call without a network', () => {
  const lost: HttpAnswer = { kind: 'offline' }
  const handlingOf = async (call: typeof order, importance: Importance) => {
    const responseMode = jest.fn()
    const { client } = harness(() => lost, { responseMode })
    const error = await failure(client.call(call, { showId: '1' }, { importance }))
    expect(error).toMatchObject({ kind: 'network', handled: false })
    return responseMode.mock.calls.length
  }
  const read = get<{ showId: string }, { name: string }>('show/{showId}', { auth: 'public', read: asIs })
  const readByPost = { ...order, changesState: false }
  const changingGet = { ...read, changesState: true }

  it('shows a failed write, but leaves a failed read to the screen', async () => {
    expect(await handlingOf(read, 'high')).toBe(0)
    expect(await handlingOf(readByPost, 'high')).toBe(0)
    expect(await handlingOf(order, 'high')).toBe(1)
    expect(await handlingOf(changingGet, 'high')).toBe(1)
    expect(await handlingOf(read, 'critical')).toBe(1)
  })
})

describe('a caller that handles a failure itself', () => {
  const own = refused(22037056, { mode: 2 })

  it.each([
    ['silent: nothing is shown', own, { silent: true }, null],
    ['a code that the caller handles', own, { handledStatuses: [22037056] }, null],
    [
      'an HTTP status that the caller handles',
      answered({ statusCode: 404 }, {}, 404),
      { handledStatuses: [404] },
      null,
    ],
    ['a code that the caller does not handle', own, { handledStatuses: [1] }, 'alert'],
    ['in place: no mode', refused(22030301), { inlineErrors: true }, null],
    ['in place: no network', { kind: 'offline' } as HttpAnswer, { inlineErrors: true }, null],
    ['in place: a failure with a mode', own, { inlineErrors: true }, 'alert'],
    ['in place: a failure with an unknown mode', refused(1, { mode: 6 }), { inlineErrors: true }, 'fallback'],
    ['in place: a failure without an envelope', answered('', {}, 502), { inlineErrors: true }, null],
    ['in place: HTTP 461', answered('', {}, 461), { inlineErrors: true }, 'busy'],
  ])('determines the handling: %s', async (_, answer, options, handling) => {
    expect(await fail(answer, 'critical', options)).toMatchObject({ handling })
  })
})

describe('the handler of a failed call', () => {
  it('receives the call’s parameters, and a check that the screen is unchanged', async () => {
    const { contexts, screen } = await fail(refused(1, { mode: 2 }), 'critical')
    expect(contexts[0]?.params).toEqual({ showId: '1' })
    expect(contexts[0]?.isHere()).toBe(true)
    screen.pageKey = 'home'
    expect(contexts[0]?.isHere()).toBe(false)
  })

  it('returns the value of a successful retry to the caller', async () => {
    let tries = 0
    const outcomes: unknown[] = []
    const { client } = harness(() => (++tries < 3 ? refused(tries, { mode: 9 }) : success({ name: 'in' })), {
      responseMode: async ({ retry }) => {
        outcomes.push((await retry())?.statusCode, await retry())
      },
    })
    expect(await client.call(order, { showId: '1' }, { importance: 'critical' })).toEqual({ name: 'in' })
    expect(outcomes).toEqual([2, null])
  })

  it('is not called for an authentication failure', async () => {
    const handle = jest.fn()
    const { client } = harness(() => refused(15012009, { mode: 2 }), { responseMode: handle })
    await failure(client.call(order, { showId: '1' }, { importance: 'critical' }))
    expect(handle).not.toHaveBeenCalled()
  })
})
