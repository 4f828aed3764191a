import type { RunningGateway } from '../../../../scripts/gateway/core/server'
import { makeAccounts, medianOf } from '../../command'
import type { HoldAnswer, HoldClient } from '../client'
import { PROMOTION, SESSIONS } from './combo'

const bestSeat = async (url: string, { showId, sessionId, seatPlanId }: (typeof SESSIONS)[number]): Promise<string> => {
  const path = `/show/pub/v1/show/${showId}/session/${sessionId}/best_seats?count=1&seatPlanId=${seatPlanId}`
  const answer = (await (await fetch(`${url}${path}`)).json()) as { data: { seatIds: string[] } }
  return answer.data.seatIds[0]!
}

const mustHold = ({ statusCode, data, ms }: HoldAnswer): { id: string; ms: number } => {
  const id = data?.holdId ?? data?.holdSetId
  if (!id) throw new Error(`The gateway refused a hold with the code ${statusCode}.`)
  return { id, ms }
}

/** Holds one seat of each session with four requests, and releases them. Returns the time of the holds, ms. */
const holdSingles = async (client: HoldClient, token: string, seats: readonly string[], key: string) => {
  let sum = 0
  for (const [at, { showId, sessionId }] of SESSIONS.entries()) {
    const body = { showId, sessionId, seatIds: [seats[at]], version: '1', idempotencyKey: `${key}-${at}` }
    const { id, ms } = mustHold(await client.send('POST', '/show/buyer/v1/seat_hold', token, body))
    sum += ms
    await client.send('DELETE', `/show/buyer/v1/seat_hold/${id}`, token)
  }
  return sum
}

/** Holds one seat of each session as a set, and releases it. Returns the time of the hold, ms. */
const holdSet = async (client: HoldClient, token: string, seats: readonly string[], key: string) => {
  const items = SESSIONS.map((session, at) => ({ ...session, quantity: 1, seatIds: [seats[at]] }))
  const body = { promotionId: PROMOTION, items, idempotencyKey: key }
  const { id, ms } = mustHold(await client.send('POST', '/seat/buyer/v1/hold_sets', token, body))
  await client.send('POST', '/seat/buyer/v1/hold_sets/release', token, { holdSetId: id })
  return ms
}

/** Medians of one set of four sessions and of four holds of one session, ms, by interleaved rounds of one buyer each. */
export const measurePace = async (
  { context, url }: Pick<RunningGateway, 'context' | 'url'>,
  client: HoldClient,
  rounds: number,
): Promise<{ singles: number; set: number }> => {
  const tokens = await makeAccounts(
    context,
    Array.from({ length: rounds }, (_, at) => `PACER${at}`),
  )
  const seats = await Promise.all(SESSIONS.map((session) => bestSeat(url, session)))
  const singles: number[] = []
  const sets: number[] = []
  for (const [at, token] of tokens.entries()) {
    const first = at % 2 === 0
    if (first) singles.push(await holdSingles(client, token, seats, `pace-${at}`))
    sets.push(await holdSet(client, token, seats, `pace-set-${at}`))
    if (!first) singles.push(await holdSingles(client, token, seats, `pace-${at}`))
  }
  return { singles: medianOf(singles), set: medianOf(sets) }
}
