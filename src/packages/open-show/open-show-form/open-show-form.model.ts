import { makeAutoObservable } from 'mobx'
import { type OpenShow, openShowDetail, type OpenShowSession } from '@/api/open-show'
import { createRegistration } from '@/api/registration'
import { AttendeesModel, type NamedPurchase } from '@/components/checkout/attendees/attendees.model'
import { type RequiredPart, RequiredParts } from '@/components/checkout/required-parts'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { type GroupProblem, groupProblem } from '@/domain/open-show/open-show'
import { localDate } from '@/domain/schedule/local-time'
import { randomHex, randomKey } from '@/lib/random-key'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { texts } from '@/locales/texts'
import type { RouteParams } from '@/router/table/table'

/** Parts that a registration needs, from the top of the page to the bottom. */
type FormPart = 'session' | 'people' | 'agree'

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
    private readonly params: RouteParams<'open-show-form'>,
  ) {
    const { client, clock, screen } = deps
    const { showId, sessionId } = params
    this.chosen = sessionId === undefined ? [] : [sessionId]
    this.show = screen.query(openShowDetail, { showId }, { options: HANDLES_NOT_FOUND })
    this.attendees = new AttendeesModel('', { client, clock, screen, pre: () => this.named })
    this.required = new RequiredParts('open-show', [
      { field: 'session', isMissing: () => this.wishes.length === 0 },
      { field: 'people', isMissing: () => this.problem !== null },
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
  get wishes(): readonly string[] {
    const ids = this.sessions.map(({ sessionId }) => sessionId)
    return ids.length === 1 ? ids : this.chosen.filter((id) => ids.includes(id))
  }

  /** The people's problem for the first requested session. */
  get problem(): GroupProblem | null {
    const { value } = this.show
    if (!value || !this.needsPeople) return null
    const starts = this.sessions.filter(({ sessionId }) => this.wishes.includes(sessionId)).map((each) => each.startsAt)
    const first = Math.min(...(starts.length > 0 ? starts : this.sessions.map((each) => each.startsAt)))
    const birthdays = this.attendees.chosen.map(({ birthday }) => birthday ?? '')
    const date = Number.isFinite(first) ? localDate(first, value.utcOffset) : ''
    return groupProblem(birthdays, value, date)
  }

  /** Returns the message about the people, or '' without a problem. */
  get problemText(): string {
    const { problem } = this
    const { groupMax = 0, minAge = 0 } = this.show.value ?? {}
    if (!problem) return ''
    const count = problem === 'TOO_YOUNG' ? minAge : groupMax
    return texts.translator(openShowTexts)(`openShow.problem.${problem}`, { count })
  }

  /** Adds a session to the end of the requested ones, or removes it. */
  toggle(sessionId: string): void {
    const { wishes } = this
    this.chosen = wishes.includes(sessionId) ? wishes.filter((id) => id !== sessionId) : [...wishes, sessionId]
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
    const t = texts.translator(openShowTexts)
    const [missing] = this.required.missing as FormPart[]
    if (!this.required.check())
      return dialogs.toast(missing === 'people' ? this.problemText : t(`openShow.need.${missing}`))
    try {
      const { registrationId } = await client.call(createRegistration, this.request(), { inlineErrors: true })
      dialogs.toast(t('openShow.done'))
      await navigate.redirect('open-show-detail', { registrationId })
    } catch (error) {
      await alertFailure(dialogs, error)
      await this.show.load()
    }
  }

  private request() {
    const content = {
      ...{ showId: this.params.showId, sessionIds: this.wishes, quantity: this.needsPeople ? 0 : this.quantity },
      audienceIds: this.needsPeople ? this.attendees.chosenIds : [],
    }
    const text = JSON.stringify(content)
    if (this.last?.content !== text)
      this.last = { content: text, salt: randomHex(32), idempotencyKey: randomKey() }
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
