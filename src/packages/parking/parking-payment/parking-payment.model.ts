import { makeAutoObservable, runInAction } from 'mobx'
import { type Park, parks, type Plate, type Stay, type StayAnswer, type StayRequest, stays } from '@/api/parking'
import type { AsyncResource, Resource } from '@/components/screen/async-resource'
import { failureSentence } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { PARKING_CODES } from '@/domain/business-codes/parking'
import { type Fee, feeOf } from '@/domain/parking/fee'
import { isRequestError } from '@/request/errors'
import type { RouteParams } from '@/router/table/table'
import { type LeaveTime, showTime } from './leave-times'
import { PlatesModel } from './plates.model'

/** Time after which the stays are reloaded when the screen is shown again, ms. */
const FRESH = 60_000

/** A fee that can be paid. */
export interface ParkingPurchase {
  /** Identifies the purchase while its quotes change, and across reloads. */
  key: string
  /** Token of the quote. */
  stayToken: string
}

/** Model of the screen that finds a stay and its fee. `ItemCheckoutModel` pays the fee. */
export class ParkingPaymentModel {
  readonly plates: PlatesModel
  readonly parks: Resource<Park[]>
  readonly answer: AsyncResource<StayAnswer>
  /** Typed code of the entry ticket; null while its form is closed. */
  entryCode: string | null = null
  /** Problem of the entry code, or ''. */
  problem = ''
  private parkId: string
  private lane: string
  /** Entry code of a car without a saved plate. */
  private usedCode = ''
  private stayId = ''
  private leaving: LeaveTime | null = null
  /** Subject of the last request for stays, as JSON. */
  private asked = ''
  private stopTimer: () => void = () => undefined

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'screen'>,
    private readonly params: RouteParams<'parking-payment'>,
  ) {
    const { client, screen } = deps
    this.parkId = params.parkId ?? ''
    this.lane = params.lane ?? ''
    this.plates = new PlatesModel(deps, params.plateNo)
    this.parks = screen.query(parks, {})
    const isAsked = () => this.isAsking
    this.answer = screen.resource(
      () => {
        this.asked = JSON.stringify(this.subject)
        return client.call(stays, this.question ?? {}, { inlineErrors: true })
      },
      { when: isAsked, staleTime: FRESH, perUser: true },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => JSON.stringify(this.subject),
      (subject) => this.askAgain(subject),
    )
    // A newly selected plate replaces the car that was found by a lane or an entry code.
    screen.reaction(
      () => this.plates.plateId,
      () => this.forgetCar(),
    )
    screen.reaction(
      () => this.expiresAt,
      (expiresAt) => this.renewAt(expiresAt),
    )
  }

  /** The selected plate; null without plates. */
  get plate(): Plate | null {
    return this.plates.plate
  }

  /** True if the form for a plate is open: on request, and for a buyer without plates. */
  get isAdding(): boolean {
    const { draft, list } = this.plates
    return draft !== null || (list.value?.length === 0 && !this.lane && !this.usedCode)
  }

  /** True if the buyer must choose the car park, because the plate is not proven. */
  get asksPark(): boolean {
    return !this.lane && !this.usedCode && this.plate?.proof === 'NONE'
  }

  /** True if the screen can request stays. */
  get isAsking(): boolean {
    return this.subject !== null
  }

  /** The chosen car park, or null. */
  get park(): Park | null {
    return this.parks.value?.find(({ parkId }) => parkId === this.parkId) ?? null
  }

  /** The selected stay, or null. */
  get stay(): Stay | null {
    const all = this.answer.value?.stays ?? []
    return all.find(({ stayId }) => stayId === this.stayId) ?? all[0] ?? null
  }

  /** True while the park's system does not respond. */
  get isSilent(): boolean {
    const { error } = this.answer
    return isRequestError(error) && error.statusCode === PARKING_CODES.parkSilent
  }

  /** The fee to pay; null if nothing is due. */
  get payment(): ParkingPurchase | null {
    const { answer, plate, stay } = this
    const stayToken = stay ? stay.fee.stayToken : (answer.value?.unproven?.stayToken ?? '')
    return stayToken ? { key: `parking:${stay?.stayId ?? (this.lane || plate?.plateId)}`, stayToken } : null
  }

  /**
   * Use of an entry code: to prove the selected plate, or to find a car without a saved plate. Null if it has no use.
   */
  get codeUse(): 'prove' | 'find' | null {
    // A refused code can be corrected.
    if (this.lane || (this.usedCode && this.answer.error === null)) return null
    if (!this.plate) return 'find'
    return this.plate.proof === 'NONE' ? 'prove' : null
  }

  /** The chosen time to leave. Before a choice, the time for which the gateway calculated the fee. */
  get leaveId(): LeaveTime['id'] {
    return this.leaving?.id ?? (showTime(this.stay, this.deps.clock.now()) === null ? 'NOW' : 'SHOW')
  }

  /** The fee of the selected stay; null without a stay. Calculated here until the response for a new time arrives. */
  get fee(): Fee | null {
    const { answer, leaving, stay } = this
    if (!stay || !leaving || !answer.pending) return stay && stay.fee
    return feeOf(stay.tariff, stay, leaving.time, stay.facts)
  }

  choosePark(parkId: string): void {
    this.parkId = parkId
  }

  chooseStay(stayId: string): void {
    this.stayId = stayId
  }

  /** Requests the fee until a time. Until the response, the screen shows its own calculation. Never rejects. */
  async leaveAt(leaving: LeaveTime): Promise<void> {
    const before = this.leaving
    this.leaving = leaving
    if (await this.answer.load()) return
    runInAction(() => (this.leaving = before))
  }

  typeCode(entryCode: string | null): void {
    this.entryCode = entryCode
    this.problem = ''
  }

  /** Proves the selected plate by the entry code. Without a plate, finds the stay of the code. Never rejects. */
  async useCode(): Promise<void> {
    const { plate } = this
    const entryCode = this.entryCode?.trim() ?? ''
    if (entryCode === '') return
    if (!plate) {
      this.usedCode = entryCode
      return
    }
    try {
      await this.plates.prove(plate, entryCode)
      this.typeCode(null)
      await this.answer.load()
    } catch (error) {
      runInAction(() => (this.problem = failureSentence(error)))
    }
  }

  /** Subject of the request: a lane, an entry code, or a plate. Null if none is chosen. */
  private get subject(): StayRequest | null {
    if (this.lane) return { laneCode: this.lane }
    if (this.usedCode) return { entryCode: this.usedCode }
    if (!this.plate || (this.asksPark && this.parkId === '')) return null
    const { plateId, proof } = this.plate
    // Proven plates are found in all parks, unless the address names one.
    return { plateId, ...(proof === 'NONE' || this.params.parkId ? { parkId: this.parkId } : {}) }
  }

  private get question(): StayRequest | null {
    return this.subject && { ...this.subject, ...(this.leaving ? { until: this.leaving.time } : {}) }
  }

  private get expiresAt(): number | null {
    return this.stay?.fee.expiresAt ?? this.answer.value?.unproven?.expiresAt ?? null
  }

  private forgetCar(): void {
    this.lane = ''
    this.usedCode = ''
  }

  private askAgain(subject: string): void {
    this.leaving = null
    this.stayId = ''
    // The resource loads the first request itself.
    if (this.asked === subject) return
    this.answer.reset()
    if (this.question) void this.answer.load()
  }

  /** Reloads the fee when its quote ends. A hidden screen reloads when it is shown again. */
  private renewAt(expiresAt: number | null): void {
    const { clock, screen } = this.deps
    this.stopTimer()
    if (expiresAt === null) return
    const renew = () => screen.visible && void this.answer.load()
    this.stopTimer = screen.timeout(renew, Math.max(1_000, expiresAt - clock.now()))
  }
}
