import { makeAutoObservable } from 'mobx'
import { type OpenShow, openShowDetail, type OpenShowSession } from '@/api/open-show'
import { createRegistration } from '@/api/registration'
import { AttendeesModel, type NamedPurchase } from '@/components/checkout/attendees/attendees.model'
import { type RequiredPart, RequiredParts } from '@/components/checkout/required-parts'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { groupProblem } from '@/domain/open-show/open-show'
import { localDate } from '@/domain/schedule/local-time'
import { randomHex, randomKey } from '@/lib/random-key'
import { toastResult } from '../parts/questions'
import { type FormPart, type GroupState, toastMissing } from './parts/missing-parts'

const isFree = ({ state }: OpenShowSession): boolean => state === 'OPEN' || state === 'FEW'

/** Model of a registration that a buyer makes: sessions in the order of preference, people, consent. */
export class OpenShowFormModel {
  readonly show: Resource<OpenShow>
  readonly attendees: AttendeesModel
  readonly required: RequiredParts
  quantity = 1
  agreed = false
  private chosen: readonly string[]
  /** Salt and key of the last request. A repeated request with the same content has the same ones. */
  private last: { content: string; salt: string; idempotencyKey: string } | null = null

  constructor(
    private readonly deps: ModelDeps,
    private readonly showId: string,
    sessionId: string | undefined,
  ) {
    const { client, clock, screen } = deps
    this.chosen = sessionId === undefined ? [] : [sessionId]
    this.show = screen.query(openShowDetail, { showId }, { options: HANDLES_NOT_FOUND })
    this.attendees = new AttendeesModel('', { client, clock, screen, pre: () => this.named })
    this.required = new RequiredParts('open-show', [
      { field: 'session', isMissing: () => this.requested.length === 0 },
      { field: 'people', isMissing: () => this.group.problem !== null },
      { field: 'agree', isMissing: () => !this.agreed },
    ] satisfies (RequiredPart & { field: FormPart })[])
    makeAutoObservable<this, 'last'>(this, { last: false }, { autoBind: true, deep: false })
  }

  get needsPeople(): boolean {
    return this.show.value?.needs === 'DOCUMENT'
  }

  /** Sessions with places. */
  get sessions(): readonly OpenShowSession[] {
    return this.show.value?.sessions.filter(isFree) ?? []
  }

  /** Requested sessions, the preferred one first. The only session needs no choice. */
  get requested(): readonly string[] {
    const ids = this.sessions.map(({ sessionId }) => sessionId)
    return ids.length === 1 ? ids : this.chosen.filter((id) => ids.includes(id))
  }

  /** The people's problem for the first requested session. */
  get group(): GroupState {
    const { value: rules } = this.show
    if (!rules || !this.needsPeople) return { problem: null, rules }
    const chosenSessions = this.sessions.filter(({ sessionId }) => this.requested.includes(sessionId))
    const starts = (chosenSessions.length > 0 ? chosenSessions : rules.sessions).map(({ startsAt }) => startsAt)
    const birthdays = this.attendees.chosen.map(({ birthday }) => birthday ?? '')
    const date = localDate(Math.min(...starts), rules.utcOffset)
    return { problem: groupProblem(birthdays, rules, date), rules }
  }

  /** Adds a session to the end of the requested ones, or removes it. */
  toggle(sessionId: string): void {
    const { requested } = this
    this.chosen = requested.includes(sessionId) ? requested.filter((id) => id !== sessionId) : [...requested, sessionId]
  }

  setQuantity(quantity: number): void {
    this.quantity = quantity
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
  }

  /** Sends the registration. Shows and marks missing parts first. Never rejects. */
  async submit(): Promise<void> {
    const { client, dialogs, navigate } = this.deps
    const [missing] = this.required.missing as FormPart[]
    if (!this.required.check()) return toastMissing(this.deps, missing, this.group)
    try {
      const { registrationId } = await client.call(createRegistration, this.request(), { inlineErrors: true })
      toastResult(this.deps, 'openShow.done')
      await navigate.redirect('open-show-detail', { registrationId })
    } catch (error) {
      await alertFailure(dialogs, error)
      await this.show.load()
    }
  }

  private request() {
    const content = {
      ...{ showId: this.showId, sessionIds: this.requested, quantity: this.needsPeople ? 0 : this.quantity },
      audienceIds: this.needsPeople ? this.attendees.chosenIds : [],
    }
    const text = JSON.stringify(content)
    if (this.last?.content !== text) this.last = { content: text, salt: randomHex(32), idempotencyKey: randomKey() }
    const { salt, idempotencyKey } = this.last
    return { ...content, salt, idempotencyKey }
  }

  /** The attendees of a registration as those of a purchase; null for a show without documents. */
  private get named(): NamedPurchase | null {
    const { value } = this.show
    if (!value || !this.needsPeople) return null
    const { groupMax: count, utcOffset, minAge } = value
    return {
      audience: {
        ...{ mode: 'ONE_PER_TICKET', count, idTypes: [], limit: null, maxAge: null, ageCount: null },
        minAge: minAge > 0 ? minAge : null,
      },
      ...{ showTime: this.sessions[0]?.startsAt ?? null, utcOffset, seats: [] },
    }
  }
}
