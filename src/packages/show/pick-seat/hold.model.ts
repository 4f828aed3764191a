import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { currentHold, extendHold, holdSeats, readSeatRefusal, releaseHold, type SeatHold } from '@/api/seats'
import { isNotFound } from '@/components/screen/failure-message'
import type { Services } from '@/components/services'
import { randomKey } from '@/lib/random-key'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { isRequestError } from '@/request/errors'

/** What became of seats that were to be held. */
export type Held =
  | { kind: 'held'; hold: SeatHold }
  /** Ids of the seats in the way, and of as many free ones near by as were asked for. */
  | { kind: 'refused'; code: number; seatIds: string[]; nearest: string[]; error: unknown }
  /** No answer, or none about seats: the hold may exist, and the same seats asked again are answered with it. */
  | { kind: 'unknown'; error: unknown }

/** Codes that say something about seats (contract of seats). */
const KNOWN_CODES: readonly number[] = Object.values(SEAT_CODES)

/** The screen tells these itself, whatever their mode. */
const OWN = { inlineErrors: true, handledStatuses: [...KNOWN_CODES, 404] } as const

const codeOf = (error: unknown): number | null => {
  const code = isRequestError(error) ? (error.statusCode ?? 0) : 0
  return KNOWN_CODES.includes(code) ? code : null
}

const isOver = (error: unknown): boolean => codeOf(error) === SEAT_CODES.holdOver || isNotFound(error)

type HoldDeps = Pick<Services, 'client' | 'clock'>

/** The seats that the gateway keeps for this buyer in one session. */
export class SeatHoldModel {
  hold: SeatHold | null = null
  /** Something about it is being asked. */
  busy = false
  /** The key of a try that had no answer, and what it was for. */
  private key: { of: string; key: string } | null = null

  constructor(
    private readonly deps: HoldDeps,
    private readonly session: { showId: string; sessionId: string; privilegeId?: string },
    private readonly newKey: () => string = randomKey,
  ) {
    makeAutoObservable<this, 'deps' | 'session' | 'key' | 'newKey'>(
      this,
      { hold: observableRef, deps: false, session: false, key: false, newKey: false },
      { autoBind: true },
    )
  }

  get running(): boolean {
    return this.hold !== null
  }

  get canExtend(): boolean {
    return (this.hold?.extensionsLeft ?? 0) > 0
  }

  /**
   * Looks for a hold that still runs: a killed app finds its seats again, and an order that was made of them has taken them.
   * @returns `gone` when there was one and it ended before its time. Never rejects: what is not known stays as it was.
   */
  async find(): Promise<'running' | 'none' | 'gone'> {
    const before = this.hold
    try {
      const { hold } = await this.deps.client.call(currentHold, { sessionId: this.session.sessionId }, { silent: true })
      this.take(hold)
      return hold ? 'running' : before && before.expiresAt > this.deps.clock.now() ? 'gone' : 'none'
    } catch {
      return before ? 'running' : 'none'
    }
  }

  /** Holds these seats in place of those before. Never rejects. */
  async request(seatIds: readonly string[], version: string): Promise<Held> {
    const ids = [...seatIds].sort()
    const of = JSON.stringify([ids, version])
    if (this.key?.of !== of) this.key = { of, key: this.newKey() }
    this.busy = true
    try {
      const params = { ...this.session, seatIds: ids, version, idempotencyKey: this.key.key }
      const hold = await this.deps.client.call(holdSeats, params, OWN)
      this.key = null
      this.take(hold)
      return { kind: 'held', hold }
    } catch (error) {
      const code = codeOf(error)
      if (code === null) return { kind: 'unknown', error }
      this.key = null
      return { kind: 'refused', code, error, ...readSeatRefusal(isRequestError(error) ? error.data : null) }
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  /** Makes it longer. @returns the error when that was not possible; a hold that is over is forgotten. */
  async extend(): Promise<unknown> {
    return this.change(async (holdId) => this.deps.client.call(extendHold, { holdId }, OWN))
  }

  /** Gives the seats back. @returns the error when they could not be given back: they will be when their time is over. */
  async release(): Promise<unknown> {
    return this.change(async (holdId) => {
      await this.deps.client.call(releaseHold, { holdId }, OWN)
      return null
    })
  }

  /** Its time has run out. */
  end(): void {
    this.hold = null
  }

  private async change(act: (holdId: string) => Promise<SeatHold | null>): Promise<unknown> {
    const { hold } = this
    if (!hold || this.busy) return null
    this.busy = true
    try {
      this.take(await act(hold.holdId))
      return null
    } catch (error) {
      if (isOver(error)) this.take(null)
      return error
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  private take(hold: SeatHold | null): void {
    this.hold = hold
  }
}
