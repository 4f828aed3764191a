import { sessionsDynamicData, sessionsStaticData } from '@/api/session'
import { currentHold, extendHold, holdSeats, releaseHold, seatMap, seatSaleOf, seatStatusOf } from '@/api/seats'
import { showUser } from '@/api/show'
import { packBits, packChanges, packRuns, packSeatMap } from '@/domain/seat/packed'
import { createSeatFinder } from '@/domain/seat/seat-id'
import { seatIdOf } from '@/domain/seat/seat-map'
import { RequestError } from '@/request/errors'
import { fakeClock, NOW } from './fake-clock'
import type { Answers } from './fake-gateway'
import { drawHouse } from './seat-house'
import { fakeServices } from './services'

const DAY = 86_400_000
/** Duration of a hold, ms. */
const HOLD = 480_000

export interface SeatRulesGiven {
  most?: number | null
  oneTier?: boolean
  together?: boolean
  noOrphan?: boolean
}

interface Refusing {
  code: number
  seatIds?: string[]
  nearest?: string[]
  message?: string
}

const PRICES = [68_000, 38_000, 18_000]

/** Creates a session from a drawing of its seats, and its gateway with seat states, holds and refusals. */
export const seatGateway = (lines: readonly string[], rules: SeatRulesGiven = {}) => {
  const { map, rowTier, taken } = drawHouse(lines)
  const find = createSeatFinder(map)
  const clock = fakeClock()
  const log: { version: number; seat: number; taken: boolean }[] = []
  const world = {
    map,
    taken,
    version: 1,
    /** The refusal of all following holds; null if holds succeed. */
    refusing: null as Refusing | null,
    /** True while the gateway sends no response. */
    offline: false,
    /** True if the gateway has already discarded the requested deltas. */
    forgets: false,
    hold: null as { holdId: string; seatIds: string[]; expiresAt: number; extensionsLeft: number } | null,
    keys: [] as string[],
    remaining: null as number | null,
    /** Fees of an order, in fen. */
    fees: {} as { serviceFee?: number; unavoidableFee?: number },
    ages: [null, null] as [number | null, number | null],
    /** Time at which the sale of the sessions starts, epoch ms; null if the sale is open. */
    saleTime: null as number | null,
  }
  const idOf = (seat: number): string => seatIdOf(map, seat)
  const take = (seats: readonly (number | string)[], now = true): void => {
    world.version++
    for (const each of seats) {
      const seat = typeof each === 'number' ? each : find(each)
      taken[seat] = now ? 1 : 0
      log.push({ version: world.version, seat, taken: now })
    }
  }
  const lost = (): void => {
    if (world.offline) throw new RequestError({ kind: 'network' })
  }
  const held = () =>
    world.hold && {
      ...world.hold,
      showId: 'S1',
      sessionId: 'N1',
      seats: world.hold.seatIds.map((seatId) => ({
        seatId,
        seatPlanId: 'P0',
        seatPlanName: '',
        seatDesc: seatId,
        price: 100,
      })),
    }
  const answers: Answers = [
    [sessionsStaticData, () => [1, 2].map((day) => ({ bizShowSessionId: `N${day}`, showTime: NOW + day * DAY }))],
    [
      sessionsDynamicData,
      () =>
        ['N1', 'N2'].map((bizShowSessionId) => ({
          bizShowSessionId,
          sessionStatus: world.saleTime === null ? 'ON_SALE' : 'PENDING',
          saleTime: world.saleTime,
          limit: 6,
        })),
    ],
    [
      seatSaleOf,
      () => {
        lost()
        return {
          mapId: map.mapId,
          version: map.version,
          tiers: PRICES.map((originalPrice, tier) => ({
            seatPlanId: `P${tier}`,
            seatPlanName: `档位${tier}`,
            originalPrice,
            color: '#1e88e5',
            minAge: world.ages[0],
            maxAge: world.ages[1],
          })),
          rowTiers: packRuns(rowTier),
          rules: { most: 4, oneTier: false, together: false, noOrphan: true, ...rules },
          holdSeconds: HOLD / 1000,
          extensions: 1,
          ...world.fees,
        }
      },
    ],
    [seatMap, () => packSeatMap(map)],
    [
      seatStatusOf,
      ({ since }: { since?: number }) => {
        lost()
        const whole = since === undefined || world.forgets
        const changes = log.filter(({ version }) => version > (since ?? 0)).sort((a, b) => a.seat - b.seat)
        return {
          version: world.version,
          sections: whole ? packBits(map, taken) : null,
          changes: whole ? null : packChanges(changes),
          askAfterMs: 5_000,
        }
      },
    ],
    [
      holdSeats,
      ({ seatIds, idempotencyKey }: { seatIds: string[]; idempotencyKey: string }) => {
        world.keys.push(idempotencyKey)
        lost()
        const { refusing } = world
        if (refusing) {
          const { code, message = '', seatIds: inTheWay = [], nearest = [] } = refusing
          throw new RequestError({
            kind: 'business',
            statusCode: code,
            message,
            data: { seatIds: inTheWay, nearest },
          })
        }
        if (world.hold) take(world.hold.seatIds, false)
        take(seatIds)
        world.hold = { holdId: `H${world.version}`, seatIds, expiresAt: clock.now() + HOLD, extensionsLeft: 1 }
        return held()
      },
    ],
    [currentHold, () => ({ hold: held() })],
    [
      extendHold,
      () => {
        if (!world.hold) throw new RequestError({ kind: 'business', statusCode: 22030809 })
        if (world.hold.extensionsLeft === 0) {
          throw new RequestError({ kind: 'business', statusCode: 22030810, message: 'none left' })
        }
        world.hold = { ...world.hold, expiresAt: clock.now() + HOLD, extensionsLeft: 0 }
        return held()
      },
    ],
    [
      releaseHold,
      () => {
        lost()
        if (world.hold) take(world.hold.seatIds, false)
        world.hold = null
        return { released: true }
      },
    ],
    [
      showUser,
      () => ({
        reminders: [],
        limits: world.remaining === null ? [] : [{ sessionId: 'N1', remaining: world.remaining }],
      }),
    ],
  ]
  return { world, answers, clock, take, find, idOf }
}

/** Creates services with English texts and a seat gateway. @param member true if a member is logged in */
export const seatWorld = (lines: readonly string[], rules: SeatRulesGiven = {}, member = false) => {
  const gateway = seatGateway(lines, rules)
  const { clock, answers } = gateway
  return { ...gateway, ...fakeServices({ answers, form: 'wire', clock, language: 'en-US', member }) }
}
