import { makeAutoObservable, runInAction } from 'mobx'
import { formDefinition } from '@/api/form'
import { type OpenShowDraw, openShowDraw } from '@/api/open-show'
import { cancelRegistration, type Registration, registrationDetail } from '@/api/registration'
import type { Resource } from '@/components/screen/async-resource'
import { copyText } from '@/components/screen/copy-text'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import { runAt } from '@/components/screen/run-at'
import type { ModelDeps } from '@/components/screen/use-model'
import { openVenueMap } from '@/components/show/open-venue-map'
import { checkDraw, type DrawProblem } from '@/domain/draw/draw'
import type { Definition } from '@/domain/form-schema/definition'
import { isActiveRegistration } from '@/domain/open-show/open-show'
import { confirmCancel, toastResult } from '../parts/questions'

/** Minutes before the start at which the calendar reminds of a registration. */
const ALARM = 120

/** Result of the check of a draw: the reason why it is wrong, or the position of the registration. */
interface DrawResult {
  result: DrawProblem | 'checked' | 'noBeacon' | 'notYet'
  /** Position in the random order, from 1. */
  rank: number
  /** Numbers of registrations and of places. */
  total: number
  places: number
}

const resultOf = (draw: OpenShowDraw, hash: string): DrawResult => {
  const checked = checkDraw(draw, hash)
  const places = draw.quotas.reduce((sum, { quota }) => sum + quota, 0)
  const passed = draw.beacon === null ? 'noBeacon' : 'checked'
  return {
    result: checked ? (checked.problem ?? passed) : 'notYet',
    ...{ rank: checked?.own?.rank ?? 0, total: draw.entries.length, places },
  }
}

/** Model of one registration, which also opens without a network. */
export class OpenShowDetailModel {
  readonly registration: Resource<Registration>
  /** Form of the answers; never loads without answers. */
  readonly definition: Resource<Definition>
  /** Time of the stored copy, epoch ms; null for current data. */
  cachedAt: number | null = null
  /** Time by which the actions are offered, epoch ms. It changes when the session starts. */
  now: number
  /** Result of the last check of the draw; null before one. */
  checked: DrawResult | null = null
  private cancelTimer: (() => void) | null = null

  constructor(
    private readonly deps: ModelDeps,
    private readonly registrationId: string,
  ) {
    this.now = deps.clock.now()
    this.registration = deps.screen.resource(this.read, { perUser: true })
    this.definition = deps.screen.query(
      formDefinition,
      () => this.registration.value?.form ?? { formId: '', version: 0 },
      { when: () => Boolean(this.registration.value?.form && this.registration.value.answers.length > 0) },
    )
    makeAutoObservable<this, 'read' | 'cancelTimer'>(
      this,
      { read: false, cancelTimer: false },
      { autoBind: true, deep: false },
    )
    deps.screen.reaction(() => this.registration.value, this.awaitStart)
  }

  /** True while the buyer can cancel the registration. A stored copy cannot be canceled. */
  get isOpen(): boolean {
    const { value } = this.registration
    return value !== null && isActiveRegistration(value.state) && this.cachedAt === null && this.now < value.startsAt
  }

  /** Cancels the registration after the buyer confirms. Never rejects. */
  async cancel(): Promise<void> {
    const { client, clock, dialogs } = this.deps
    const { value } = this.registration
    if (!value) return
    const isLate = value.state === 'APPROVED' && clock.now() > value.cancelUntil
    if (!(await confirmCancel(this.deps, isLate))) return
    const { registrationId, version } = value
    try {
      this.registration.put(await client.call(cancelRegistration, { registrationId, version }, { inlineErrors: true }))
      toastResult(this.deps, 'openShow.canceled')
    } catch (error) {
      await alertFailure(dialogs, error)
      await this.registration.load()
    }
  }

  /** Draws the places again on this device, and compares them with the published ones. Never rejects. */
  async checkDraw(): Promise<void> {
    const { client, dialogs } = this.deps
    const { value } = this.registration
    if (!value) return
    try {
      const draw = await client.call(openShowDraw, { showId: value.show.showId }, { inlineErrors: true })
      runInAction(() => (this.checked = resultOf(draw, value.drawHash)))
    } catch (error) {
      await alertFailure(dialogs, error)
    }
  }

  openMap() {
    const { lat, lng, venueName = '', address = '' } = this.registration.value?.show ?? {}
    return openVenueMap(this.deps.platform, { latitude: lat, longitude: lng, name: venueName, address })
  }

  addToCalendar() {
    const { value } = this.registration
    if (!value) return null
    const { registrationId: id, startsAt, endsAt, show } = value
    return this.deps.platform.addToCalendar({
      ...{ id, title: show.name, startsAt, endsAt, utcOffset: show.utcOffset, alarmMinutes: ALARM },
      location: [show.venueName, show.address].filter(Boolean).join(', '),
    })
  }

  copy(text: string): Promise<void> {
    return copyText(this.deps, text)
  }

  /** Updates the time now, and again when the session starts. */
  private awaitStart(value: Registration | null): void {
    this.cancelTimer?.()
    this.now = this.deps.clock.now()
    if (value && value.startsAt > this.now)
      this.cancelTimer = runAt(this.deps, value.startsAt + 1, () => this.awaitStart(value))
  }

  private readonly read = async (): Promise<Registration> => {
    let cachedAt: number | null = null
    const onCached = (savedAt: number): void => void (cachedAt = savedAt)
    const { registrationId } = this
    const value = await this.deps.client.call(
      registrationDetail,
      { registrationId },
      { inlineErrors: true, onCached, ...HANDLES_NOT_FOUND },
    )
    runInAction(() => (this.cachedAt = cachedAt))
    return value
  }
}
