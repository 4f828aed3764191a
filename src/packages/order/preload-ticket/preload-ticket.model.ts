import { makeAutoObservable, runInAction } from 'mobx'
import { deleteGrab, type GrabDetails, type GrabDraft, type GrabInfo, grabInfo, saveGrab } from '@/api/grab'
import type { DeliverMethod, DeliverOption } from '@/api/deliver-option'
import { DeliveryModel } from '@/components/address/delivery.model'
import { AttendeesModel, type NamedPurchase } from '@/components/checkout/attendees/attendees.model'
import { ContactModel } from '@/components/checkout/contact/contact.model'
import { RequiredParts } from '@/components/checkout/required-parts'
import type { AsyncResource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import {
  addChoice,
  attendeesNeeded,
  type GrabChoice,
  hasChoice,
  mostUnits,
  moveChoice,
  removeChoice,
} from '@/domain/grab'
import { isRefusal } from '@/request/errors'
import type { RouteParams } from '@/router/table/table'
import type { Paying } from '@/payment/with-payment'
import { GrabDrafts } from './grab-drafts'
import { type Announce, GrabOrder } from './grab-order'
import { GrabReminder } from './grab-reminder'
import { findTier, type Tier } from './tier'

/** Saved input from this device or from the gateway. */
type Saved = GrabDraft | GrabInfo

/** Model of a prepared purchase. The buyer fills in the form before the sale opens, and then orders with one tap. */
export class PreloadTicketModel {
  readonly info: AsyncResource<GrabInfo>
  readonly attendees: AttendeesModel
  readonly delivery: DeliveryModel
  readonly contact: ContactModel
  readonly required: RequiredParts
  readonly order: GrabOrder
  readonly reminder: GrabReminder
  choices: readonly GrabChoice[] = []
  /** True if the last save failed without a network. The save is repeated when the network is available again. */
  waitsForNetwork = false
  /** The input that the gateway has saved, as JSON. Null before the gateway's response, and if nothing is saved. */
  private saved: string | null = null
  private filled = false
  private units = 1
  private method: DeliverMethod = 'E_TICKET'
  /** Time for which the state is calculated, epoch ms. */
  private moment: number
  private readonly drafts: GrabDrafts

  constructor(
    private readonly deps: ModelDeps & Paying,
    private readonly params: RouteParams<'preload-ticket'>,
    announce: Announce,
  ) {
    const { client, clock, screen, stores } = deps
    const { showId: id, bizShowSessionId, source } = params
    this.moment = clock.now()
    this.drafts = new GrabDrafts(deps, id)
    const query = { id, bizShowSessionId, source, needDetails: true }
    this.info = screen.resource(() => client.call(grabInfo, query, HANDLES_NOT_FOUND), { perUser: true })
    this.attendees = new AttendeesModel(id, { client, clock, screen, pre: () => this.named })
    this.delivery = new DeliveryModel({
      screen,
      stores,
      required: () => this.needsAddress,
      changed: () => Promise.resolve(),
    })
    this.contact = new ContactModel({ stores, contactType: () => null })
    this.required = new RequiredParts('grab', [
      { field: 'choices', isMissing: () => this.tiers.length === 0 },
      { field: 'attendees', isMissing: () => this.attendees.problem !== null },
      { field: 'address', isMissing: () => this.needsAddress && this.delivery.address === null },
      { field: 'contact', isMissing: () => this.contact.problem !== null },
    ])
    this.order = new GrabOrder(deps, id, announce)
    this.reminder = new GrabReminder(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.info.value, this.fill)
    screen.reaction(() => (this.filled ? this.text : null), this.store)
    screen.reaction(
      () => (this.isOpen && this.isReady ? this.text : null),
      (text) => text !== null && void this.order.preview(this.tiers, this.draft),
    )
    screen.onOnline(this.saveAgain)
    screen.onShow(this.order.arrive)
    screen.onDispose(this.order.dispose)
  }

  get showId(): string {
    return this.params.showId
  }

  get details(): GrabDetails | null {
    return this.info.value?.details ?? null
  }

  /** The chosen tiers that the show still offers, in the order of preference. */
  get tiers(): Tier[] {
    const { details } = this
    return details ? this.choices.flatMap((choice) => findTier(details, choice) ?? []) : []
  }

  get most(): number {
    return mostUnits(this.details?.limit ?? null, this.unitSizes)
  }

  get quantity(): number {
    return Math.min(this.units, this.most)
  }

  get deliverMethods(): readonly DeliverOption[] {
    return this.details?.deliverMethods ?? []
  }

  get deliverMethod(): DeliverMethod {
    const methods = this.deliverMethods
    return methods.some(({ code }) => code === this.method) ? this.method : (methods[0]?.code ?? this.method)
  }

  get needsAddress(): boolean {
    return this.deliverMethods.find(({ code }) => code === this.deliverMethod)?.needsAddress ?? false
  }

  /** True if the sale is open. */
  get isOpen(): boolean {
    const saleTime = this.info.value?.saleTime ?? null
    return saleTime !== null && saleTime <= this.moment
  }

  /** True if the show has a sale with a known time, and sessions to choose from. */
  get hasSale(): boolean {
    return this.info.value?.saleTime != null && (this.details?.sessions.length ?? 0) > 0
  }

  /** True if the buyer can fill in the form or order. */
  get isReady(): boolean {
    return this.hasSale && !this.order.checkout.checking && (!this.isOpen || this.tiers.length > 0)
  }

  /** True if the form contains input that the gateway has not saved. */
  get isChanged(): boolean {
    return this.text !== this.saved
  }

  get isSaved(): boolean {
    return this.saved !== null
  }

  /** The current input. */
  get draft(): GrabDraft {
    return {
      choices: this.tiers.map(({ sessionId, seatPlanId }) => ({ sessionId, seatPlanId })),
      quantity: this.quantity,
      audienceIds: this.attendees.required ? this.attendees.chosenIds : [],
      contact: this.contact.ordered,
      deliverMethod: this.deliverMethod,
      addressId: this.needsAddress ? this.delivery.addressId : '',
      ...this.reminder.draft,
    }
  }

  has(choice: GrabChoice): boolean {
    return hasChoice(this.choices, choice)
  }

  toggle(choice: GrabChoice): void {
    this.choices = this.has(choice) ? removeChoice(this.choices, choice) : addChoice(this.choices, choice)
  }

  move(from: number, to: number): void {
    this.choices = moveChoice(this.draft.choices, from, to)
  }

  setQuantity(units: number): void {
    this.units = units
  }

  chooseDelivery(method: DeliverMethod): void {
    this.method = method
  }

  /**
   * Reloads at the end of the countdown. At that time, either the sale is open or the gateway has changed the sale
   * time.
   */
  async reload(): Promise<void> {
    this.setMoment()
    await this.info.load()
  }

  /**
   * Saves the current input. Without a network, stores the input on this device and saves it when the network is
   * available again. Never rejects.
   */
  async save(): Promise<void> {
    if (!this.required.check()) return
    await this.reminder.decide()
    const { text, draft, deps, params } = this
    try {
      await deps.client.call(saveGrab, { id: params.showId, ...draft }, { inlineErrors: true })
      runInAction(() => {
        this.saved = text
        this.waitsForNetwork = false
      })
      this.store()
    } catch (error) {
      const refused = isRefusal(error)
      runInAction(() => (this.waitsForNetwork = !refused))
      if (refused) await alertFailure(deps.dialogs, error)
    }
  }

  /** Deletes the purchase that is saved on the gateway and on this device. Throws `RequestError`. */
  async forget(): Promise<void> {
    const { client } = this.deps
    await client.call(deleteGrab, { id: this.params.showId }, { inlineErrors: true })
    runInAction(() => {
      this.saved = null
      this.filled = false
      this.choices = []
    })
    this.drafts.write(null)
    await this.info.load()
  }

  /** Orders the first available tier. Never rejects. */
  async take(): Promise<void> {
    if (!this.required.check()) return
    await this.order.take(this.tiers, this.draft)
  }

  private get unitSizes(): number[] {
    return this.tiers.map(({ unitQty }) => unitQty)
  }

  /** The purchase for which attendees are chosen. Its quantity is the largest quantity that a chosen tier needs. */
  private get named(): NamedPurchase | null {
    const { details, tiers } = this
    if (!details) return null
    const { mode, idTypes, minAge, maxAge } = details.audience
    const count = attendeesNeeded(mode, this.quantity, this.unitSizes)
    const audience = { mode, count, idTypes, limit: null, minAge, maxAge, ageCount: null }
    return { audience, seats: [], showTime: tiers[0]?.showTime ?? null, utcOffset: details.utcOffset }
  }

  private get text(): string {
    return JSON.stringify(this.draft)
  }

  private fill(info: GrabInfo | null): void {
    this.setMoment()
    if (!info || this.filled) return
    const stored = this.drafts.read()
    this.show(info)
    this.saved = info.saved ? this.text : null
    if (stored) this.show(stored)
    this.filled = true
  }

  private show({ choices, quantity, audienceIds, contact, deliverMethod, addressId, ...reminder }: Saved): void {
    this.choices = choices
    this.units = quantity
    this.attendees.restore(audienceIds)
    this.contact.restore(contact)
    this.method = deliverMethod
    this.delivery.restore(addressId)
    this.reminder.restore(reminder.remind, reminder.remindType)
  }

  private store(): void {
    if (this.filled) this.drafts.write(this.isChanged && this.choices.length > 0 ? this.draft : null)
  }

  private saveAgain(): void {
    if (this.waitsForNetwork) void this.save()
  }

  private setMoment(): void {
    this.moment = this.deps.clock.now()
  }
}
