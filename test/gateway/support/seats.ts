import { request } from 'node:http'
import { unpackBits, unpackSeatMap } from '@/domain/seat/packed'
import type { SeatMap } from '@/domain/seat/seat-map'
import type { Answer, TestGateway } from './gateway'
import { newKey } from './shopper'

/** A session in the black box theater, which has 300 seats. The limit is six tickets per buyer. */
export const BOX = { showId: 'S2101', sessionId: 'S2101N01' }
export const STADIUM = { showId: 'S1102', sessionId: 'S1102N01' }

export const sessionPath = ({ showId, sessionId }: typeof BOX) => `show/pub/v1/show/${showId}/session/${sessionId}`

/** Creates functions that send the requests about the seats of a session. */
export const seatHall = (test: () => TestGateway, at = BOX) => {
  const path = sessionPath(at)
  const read = async (rest: string): Promise<Answer['body']['data']> => (await test().ask(`${path}/${rest}`)).body.data
  const map = async (): Promise<SeatMap> => {
    const { mapId, version } = await read('seat_sale')
    return unpackSeatMap((await test().ask(`show/pub/v1/seat_map/${mapId}/${version}`)).body.data)
  }
  const taken = async (): Promise<Uint8Array> => {
    const plan = await map()
    const into = new Uint8Array(plan.seatCount)
    unpackBits(plan, (await read('seat_status')).sections, into)
    return into
  }
  const best = async (query: string): Promise<string[]> => (await read(`best_seats?${query}`)).seatIds
  const hold = (token: string, seatIds: readonly string[], more: object = {}): Promise<Answer> =>
    test().ask('show/buyer/v1/seat_hold', {
      method: 'POST',
      token,
      body: { ...at, seatIds, version: '1', idempotencyKey: newKey(), ...more },
    })
  const stocks = async (): Promise<number> => {
    const rows = await test()
      .gateway.context.db.selectFrom('stocks as k')
      .innerJoin('seat_plans as p', 'p.seat_plan_id', 'k.seat_plan_id')
      .select('k.remaining')
      .where('p.session_id', '=', at.sessionId)
      .execute()
    return rows.reduce((sum, { remaining }) => sum + remaining, 0)
  }
  return { at, read, map, taken, best, hold, stocks }
}

/** Returns the size of a response body in bytes as sent, and its content encoding. */
export const weigh = (
  url: string,
  encoding: string,
): Promise<{ bytes: number; encoding: string | undefined; cache: string | undefined }> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ bytes, encoding: answer.headers['content-encoding'], cache: answer.headers['cache-control'] }),
      )
    })
      .on('error', reject)
      .end()
  })
