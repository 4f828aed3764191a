import { SEAT_CODES } from '@/domain/business-codes/seat'
import { Refusal } from '../../../../../scripts/gateway/core/envelope'
import { currentHold, extendHold } from '../../../../../scripts/gateway/modules/trade/seat/current-hold'
import { holdSeats } from '../../../../../scripts/gateway/modules/trade/seat/hold-service'
import { useGateway } from '../../../support/gateway'
import { BOX, seatHall } from '../../../support/seats'
import { newKey } from '../../../support/shopper'

jest.setTimeout(300_000)

const MINUTE = 60_000

const test = useGateway()
let userId: string
beforeAll(async () => {
  userId = (await test.signIn('13911110001')).userId
})

const refusal = async (hold: Promise<unknown>): Promise<Refusal | null> => {
  try {
    await hold
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

it('limits a buyer’s total hold time, and allows new holds later', async () => {
  const { context } = test.gateway
  const seatIds = await seatHall(() => test).best('count=6')
  const heldInHour = [0, 0, 0]
  const refused: Refusal[] = []
  const current = () => currentHold(context, userId, BOX)
  // For three hours, the buyer sends a request every minute. Each request extends the active hold, or creates a new
  // hold if none is active.
  for (let minute = 0; minute < 180; minute += 1) {
    const running = await current()
    const asked = running
      ? extendHold(context, userId, running.hold_id)
      : holdSeats(context, { ...BOX, seatIds, version: '1', idempotencyKey: newKey() }, userId)
    const answer = await refusal(asked)
    if (!running && answer) refused.push(answer)
    if (await current()) heldInHour[Math.floor(minute / 60)] += 1
    await test.clock.advance(MINUTE)
  }
  // A hold lasts eight minutes. Within an hour, a buyer may hold seats for three times as long.
  for (const minutes of heldInHour) {
    expect(minutes).toBeGreaterThanOrEqual(16)
    expect(minutes).toBeLessThanOrEqual(25)
  }
  const { statusCode, comments } = refused[0]!.envelope('en-US')
  expect(statusCode).toBe(SEAT_CODES.holdTotal)
  expect(comments).toMatch(/in 3[67] minutes/)
})
