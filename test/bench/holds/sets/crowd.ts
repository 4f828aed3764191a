import type { RunningGateway } from '../../../../scripts/gateway/core/server'
import { randomOf } from '../../../../scripts/gateway/modules/trade/seat/seed/random'
import { makeAccounts } from '../../command'
import type { HoldAnswer, HoldClient } from '../client'
import { type Books, PROMOTION, readBooks, SESSIONS } from './combo'

/** Share of the buyers of sets, as further buyers who hold single seats of one session at the same time. */
const SINGLES = 1 / 4

export interface SetRush {
  before: Books
  held: Books
  after: Books
  sets: HoldAnswer[]
  singles: HoldAnswer[]
  released: HoldAnswer[]
  /** Time of all requests that hold, ms. */
  ms: number
}

/** Returns the sessions in a random order, so that sets of different buyers cross. */
const shuffled = (random: () => number) =>
  SESSIONS.map((session) => ({ session, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ session }) => ({ ...session, quantity: 1 }))

const freeSeats = async (url: string, { showId, sessionId, seatPlanId }: (typeof SESSIONS)[number], count: number) => {
  const path = `${url}/show/pub/v1/show/${showId}/session/${sessionId}/best_seats?count=1&seatPlanId=${seatPlanId}`
  const seatIds: string[] = []
  for (let skip = 0; skip < count; skip += 1) {
    const { data } = (await (await fetch(`${path}&skip=${skip}`)).json()) as { data: { seatIds: string[] } }
    seatIds.push(...data.seatIds)
  }
  return seatIds
}

/**
 * All buyers hold a set from two devices at once, while other buyers hold single seats of one of its sessions. Then all
 * holds are released.
 */
export const rushSets = async (
  { context, url }: Pick<RunningGateway, 'context' | 'url'>,
  client: HoldClient,
  { buyers, seed }: { buyers: number; seed: number },
): Promise<SetRush> => {
  const random = randomOf(`sets ${seed}`)
  const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${seed}-${at}`)
  const tokens = await makeAccounts(context, named('SETTER', buyers))
  const others = await makeAccounts(context, named('SINGLE', Math.ceil(buyers * SINGLES)))
  const [one] = SESSIONS as [(typeof SESSIONS)[number]]
  const wanted = await freeSeats(url, one, 20)
  const before = await readBooks(context)
  const from = performance.now()
  const setsOf = (token: string, buyer: number, device: number) =>
    client.send('POST', '/seat/buyer/v1/hold_sets', token, {
      promotionId: PROMOTION,
      items: shuffled(random),
      idempotencyKey: `sets-${seed}-${buyer}-${device}`,
    })
  const singleOf = (token: string, buyer: number) =>
    client.send('POST', '/show/buyer/v1/seat_hold', token, {
      ...{ showId: one.showId, sessionId: one.sessionId, version: '1', idempotencyKey: `single-${seed}-${buyer}` },
      seatIds: [wanted[Math.floor(random() * wanted.length)]],
    })
  const [sets, singles] = await Promise.all([
    Promise.all(tokens.flatMap((token, at) => [setsOf(token, at, 0), setsOf(token, at, 1)])),
    Promise.all(others.map(singleOf)),
  ])
  const ms = performance.now() - from
  const held = await readBooks(context)
  const byUser = new Map(tokens.map((token, at) => [`SETTER${seed}-${at}`, token]))
  const single = new Map(others.map((token, at) => [`SINGLE${seed}-${at}`, token]))
  const released = await Promise.all([
    ...held.sets.map((set) =>
      client.send('POST', '/seat/buyer/v1/hold_sets/release', byUser.get(set.user_id)!, { holdSetId: set.set_id }),
    ),
    ...held.holds
      .filter(({ set_id: id }) => id === null)
      .map((hold) => client.send('DELETE', `/show/buyer/v1/seat_hold/${hold.hold_id}`, single.get(hold.user_id)!)),
  ])
  return { before, held, after: await readBooks(context), sets, singles, released, ms }
}
