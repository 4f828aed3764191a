import { post } from '@/request/call'
import type { Importance } from '@/request/call'
import { MODES, type Treatment } from '@/request/modes'
import type { Refusal } from '@/request/steps/response-mode'
import type { HttpAnswer } from '@/platform/transport/contract'
import { asIs, failure } from './calls'
import { answered, harness, refused, success } from './harness'

const order = post<{ showId: string }, { name: string }>('trade/buyer/order/v5/create_order', {
  auth: 'buyer',
  read: asIs,
})

/** Sends a call that fails as said; answers what the handler was told, and the failure that the caller got. */
const fail = async (answer: HttpAnswer, importance: Importance, options: object = {}, leaves = false) => {
  const told: Refusal[] = []
  const screen = { place: 'confirm' }
  const { client } = harness(
    () => {
      if (leaves) screen.place = 'home'
      return answer
    },
    { place: () => screen.place, responseMode: async (refusal) => void told.push(refusal) },
  )
  const error = await failure(client.call(order, { showId: '1' }, { importance, ...options }))
  return { treatment: told[0]?.treatment ?? null, told, error, screen }
}

const IMPORTANCES = ['critical', 'high', 'medium', 'low'] as const

describe('modes × importance × first or retry × same or another screen', () => {
  const numbers = [...Object.entries(MODES), ['unknown 6', 6], ['unknown 7', 7], ['unknown -1', -1]] as const
  const cells = numbers.flatMap(([mode, number]) =>
    IMPORTANCES.flatMap((importance) =>
      ['first', 'retry'].flatMap((turn) =>
        ['same', 'another'].map((screen) => [mode, number, importance, turn, screen] as const),
      ),
    ),
  )

  const expected = (mode: string, importance: Importance, turn: string, screen: string): Treatment | null => {
    if (importance === 'medium' || importance === 'low' || turn === 'retry' || screen === 'another') return null
    if (mode.startsWith('unknown')) return 'fallback'
    return mode === 'limiting' && importance === 'high' ? 'retry' : (mode as Treatment)
  }

  it.each(cells)('%s (%d), %s, %s, %s screen', async (mode, number, importance, turn, screen) => {
    const told: Refusal[] = []
    const view = { place: 'confirm' }
    const server = () => {
      if (screen === 'another') view.place = 'home'
      return refused(22030301, { mode: number })
    }
    const { client, sent } = harness(server, {
      place: () => view.place,
      responseMode: async (refusal) => {
        told.push(refusal)
        if (turn === 'retry') await refusal.retry()
      },
    })
    await failure(client.call(order, { showId: '1' }, { importance }))
    const want = expected(mode, importance, 'first', screen)
    expect(told.map(({ treatment }) => treatment)).toEqual(want ? [want] : [])
    // A retry is sent once more, and its failure is not treated again.
    expect(sent).toHaveLength(turn === 'retry' && want ? 2 : 1)
  })
})

describe('failures without a mode', () => {
  const table: [string, HttpAnswer, Treatment][] = [
    ...[461, 462, 465, 469, 999, 418, 403, 405].map((status): [string, HttpAnswer, Treatment] => [
      `HTTP ${status}`,
      answered('<html>', {}, status),
      'busy',
    ]),
    ...[460, 470, 400, 404, 429, 500, 502, 503].map((status): [string, HttpAnswer, Treatment] => [
      `HTTP ${status}`,
      answered('', {}, status),
      'fallback',
    ]),
    ['HTTP 504', answered('', {}, 504), 'network'],
    ['a timeout', { kind: 'timeout' }, 'network'],
    ['no network', { kind: 'offline' }, 'network'],
    ['a lost connection', { kind: 'failed' }, 'network'],
    ['no data at all', answered(null), 'fallback'],
    ['no envelope', answered([1, 2]), 'fallback'],
    ['an envelope without a mode', refused(22030301), 'fallback'],
    ['a mode in words', refused(22030301, { mode: 'alert' }), 'fallback'],
    ['a busy status whose envelope names a mode', answered({ statusCode: 1, mode: 2 }, {}, 403), 'alert'],
  ]

  it.each(table)('%s', async (_, answer, treatment) => {
    expect(await fail(answer, 'high')).toMatchObject({ treatment })
    expect(await fail(answer, 'critical')).toMatchObject({ treatment })
    expect(await fail(answer, 'medium')).toMatchObject({ treatment: null })
  })

  it('status 200 and 510 are no failures', async () => {
    for (const statusCode of [200, 510]) {
      const handle = jest.fn()
      const { client } = harness(() => answered({ statusCode, mode: 2, data: { name: 'x' } }), { responseMode: handle })
      await client.call(order, { showId: '1' }, { importance: 'critical' })
      expect(handle).not.toHaveBeenCalled()
    }
  })
})

describe('who treats a failure himself', () => {
  const own = refused(22037056, { mode: 2 })

  it.each([
    ['silent: nothing is shown', own, { silent: true }, null],
    ['a code that the caller knows', own, { knows: [22037056] }, null],
    ['an HTTP status that the caller knows', answered({ statusCode: 404 }, {}, 404), { knows: [404] }, null],
    ['another code than those known', own, { knows: [1] }, 'alert'],
    ['in place: no mode', refused(22030301), { inPlace: true }, null],
    ['in place: no network', { kind: 'offline' } as HttpAnswer, { inPlace: true }, null],
    ['in place: a mode is obeyed', own, { inPlace: true }, 'alert'],
    ['in place: an unknown mode too', refused(1, { mode: 6 }), { inPlace: true }, 'fallback'],
    ['in place: a crowded network', answered('', {}, 461), { inPlace: true }, 'busy'],
  ])('%s', async (_, answer, options, treatment) => {
    expect(await fail(answer, 'critical', options)).toMatchObject({ treatment })
  })
})

describe('what a treatment gets to know', () => {
  it('the parameters, and whether the buyer is still there', async () => {
    const { told, screen } = await fail(refused(1, { mode: 2 }), 'critical')
    expect(told[0]?.params).toEqual({ showId: '1' })
    expect(told[0]?.isHere()).toBe(true)
    screen.place = 'home'
    expect(told[0]?.isHere()).toBe(false)
  })

  it('what came of a retry: the caller gets its value', async () => {
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

  it('a failure of the login is not its business', async () => {
    const handle = jest.fn()
    const { client } = harness(() => refused(15012009, { mode: 2 }), { responseMode: handle })
    await failure(client.call(order, { showId: '1' }, { importance: 'critical' }))
    expect(handle).not.toHaveBeenCalled()
  })
})
