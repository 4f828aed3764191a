import { makeAutoObservable } from 'mobx'
import { type EarlierAnswer, earlierAnswers, formDefinition } from '@/api/form'
import { type OpenShow, openShowDetail, type OpenShowSession } from '@/api/open-show'
import { createRegistration, type Registration } from '@/api/registration'
import { AttendeesModel, type NamedPurchase } from '@/components/checkout/attendees/attendees.model'
import { type RequiredPart, RequiredParts } from '@/components/checkout/required-parts'
import { accountDrafts } from '@/components/form/definition/draft/account-drafts'
import { confirmedContacts, versionLoader } from '@/components/form/definition/form-facts'
import type { DefinitionFormOptions, FormPerson } from '@/components/form/definition/options'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Answers, Definition } from '@/domain/form-schema/definition'
import { deletedOn } from '@/domain/form-schema/keep'
import { groupProblem } from '@/domain/open-show/open-show'
import { localDate } from '@/domain/schedule/local-time'
import { randomHex, randomKey } from '@/lib/random-key'
import { numberedPeople } from '../parts/form-facts'
import { toastResult } from '../parts/questions'
import { type FormPart, type GroupState, toastMissing } from './parts/missing-parts'

const isFree = ({ state }: OpenShowSession): boolean => state === 'OPEN' || state === 'FEW'

/** Model of a registration that a buyer makes: sessions in the order of preference, people, the show's form, consent. */
export class OpenShowFormModel {
  readonly show: Resource<OpenShow>
  /** Form of the show. Never loads if the show has no form. */
  readonly definition: Resource<Definition>
  private readonly earlier: Resource<EarlierAnswer[]>
  readonly attendees: AttendeesModel
  readonly required: RequiredParts
  quantity = 1
  agreed = false
  private chosen: readonly string[]
  /** Salt and key of the last request. A repeated request with the same content has the same salt and key. */
  private last: { content: string; salt: string; idempotencyKey: string } | null = null

  constructor(
    private readonly deps: ModelDeps,
    private readonly showId: string,
    sessionId: string | undefined,
  ) {
    const { client, clock, screen, stores } = deps
    this.chosen = sessionId === undefined ? [] : [sessionId]
    this.show = screen.query(openShowDetail, { showId }, { options: HANDLES_NOT_FOUND })
    const version = () => this.show.value?.form ?? { formId: '', version: 0 }
    const hasForm = () => Boolean(this.show.value?.form)
    this.definition = screen.query(formDefinition, version, { when: hasForm, keepPrevious: false })
    this.earlier = screen.query(earlierAnswers, version, {
      ...{ when: () => hasForm() && stores.user.loggedIn, keepPrevious: false, options: { silent: true } },
    })
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
    const birthdays = this.attendees.chosen.map(({ birthday }) => birthday ?? '')
    return { problem: groupProblem(birthdays, rules, this.days.first), rules }
  }

  /** Local dates of the first and the last requested session. All sessions count before a choice. */
  get days(): { first: string; last: string } {
    const { sessions = [], utcOffset = 480 } = this.show.value ?? {}
    const chosen = sessions.filter(({ sessionId }) => this.requested.includes(sessionId))
    const possible = chosen.length > 0 ? chosen : sessions
    return {
      first: localDate(Math.min(...possible.map(({ startsAt }) => startsAt)), utcOffset),
      last: localDate(Math.max(...possible.map(({ endsAt }) => endsAt)), utcOffset),
    }
  }

  /** The people for the fields of the form that are asked for each person. */
  get people(): readonly FormPerson[] {
    if (this.needsPeople) return this.attendees.chosen.map(({ audienceId: personKey, name }) => ({ personKey, name }))
    return numberedPeople(this.quantity)
  }

  /** Options of the show's form. */
  formOptions(definition: Definition): DefinitionFormOptions<Registration> {
    const { client, stores } = this.deps
    const { formId } = definition
    const subject = `open-show-${this.showId}`
    const until = this.show.value?.closesAt
    return {
      ...{ definition, subject, drafts: accountDrafts({ client }, { subject, formId }) },
      ...(until !== undefined && { until }),
      facts: () => ({ day: this.days.first, confirmed: confirmedContacts(stores.user) }),
      people: () => this.people,
      earlier: () => this.earlier.value,
      deletedOn: (keep) => deletedOn(keep, this.days.last),
      loadVersion: versionLoader(client, formId),
      checkLead: this.checkParts,
      submit: (answers) => this.send(answers),
      done: this.showResult,
    }
  }

  /** Adds a session to the end of the requested sessions, or removes it from them. */
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
    if (!this.checkParts()) return
    try {
      await this.showResult(await this.send())
    } catch (error) {
      await alertFailure(this.deps.dialogs, error)
    }
  }

  /** Shows and marks the first missing part. Returns true if the page is complete. */
  private checkParts(): boolean {
    const [missing] = this.required.missing as FormPart[]
    if (this.required.check()) return true
    toastMissing(this.deps, missing, this.group)
    return false
  }

  /** Sends the registration. After a failure, reloads the show: its places or its form can have changed. */
  private async send(answers?: Answers): Promise<Registration> {
    try {
      return await this.deps.client.call(createRegistration, this.request(answers), { inlineErrors: true })
    } catch (error) {
      void this.show.load()
      throw error
    }
  }

  private async showResult({ registrationId }: Registration): Promise<void> {
    toastResult(this.deps, 'openShow.done')
    await this.deps.navigate.redirect('open-show-detail', { registrationId })
  }

  private request(answers?: Answers) {
    const formVersion = this.definition.value?.version
    const content = {
      ...{ showId: this.showId, sessionIds: this.requested, quantity: this.needsPeople ? 0 : this.quantity },
      audienceIds: this.needsPeople ? this.attendees.chosenIds : [],
      ...(answers && formVersion !== undefined && { formVersion, answers }),
    }
    const text = JSON.stringify(content)
    if (this.last?.content !== text) this.last = { content: text, salt: randomHex(32), idempotencyKey: randomKey() }
    const { salt, idempotencyKey } = this.last
    return { ...content, salt, idempotencyKey }
  }

  /**
   * The attendees of a registration, in the form of a purchase with names; null for a show that requires no documents.
   */
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
