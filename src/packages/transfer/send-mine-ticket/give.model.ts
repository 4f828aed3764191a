import { makeAutoObservable } from 'mobx'
import { maxLength, object, pipe, string } from 'valibot'
import { type Country, countries } from '@/api/attendee'
import { giveTickets, type Gift, type GiftOffer, giftOfferOf, type TicketToGive } from '@/api/transfer'
import { FormModel } from '@/components/form/form-model'
import { line, phone } from '@/components/form/rules'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { forgetGiven } from '@/components/ticket/forget-given'
import { TRANSFER_CODES } from '@/domain/business-codes/transfer'
import { MAINLAND, phoneText } from '@/domain/identity/phone'
import { GIFT_CARDS, type GiftCard } from '@/domain/ticket/gift-card'
import { MAX_GIFT_MESSAGE } from '@/domain/ticket/transfer'
import { giftTexts } from '@/locales/namespaces/gift'
import { isRefusal, isRequestError } from '@/request/errors'
import { confirmGift } from './gift-message'

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores'>

interface Draft {
  cellphone: string
  countryCode: string
  message: string
}

/** Model of a new gift: tickets of a voucher, a phone number, a picture and a message. */
export class GiveModel {
  readonly offer: Resource<GiftOffer>
  readonly areas: Resource<Country[]>
  readonly form: FormModel<Draft, Draft, typeof giftTexts, Gift | null>
  card: GiftCard = GIFT_CARDS[0]
  /** True after the buyer tried to send the gift without choosing a ticket. */
  tried = false
  private chosenIds: readonly string[] | null = null

  constructor(
    private readonly deps: Deps,
    readonly voucherId: string,
    /** Id of the ticket on the previous screen; undefined if that screen showed none. */
    private readonly ticketId?: string,
  ) {
    const { screen, stores } = deps
    this.offer = screen.query(giftOfferOf, { voucherId }, { options: { inlineErrors: true, ...HANDLES_NOT_FOUND } })
    this.areas = screen.query(countries, {}, { options: { silent: true } })
    this.form = new FormModel<Draft, Draft, typeof giftTexts, Gift | null>({
      texts: giftTexts,
      initial: { cellphone: '', countryCode: stores.user.countryCode || MAINLAND, message: '' },
      schema: (issue, { countryCode }) =>
        object({
          cellphone: phone(issue, { countryCode, areas: this.areas.value }),
          countryCode: string(),
          message: pipe(line, maxLength(MAX_GIFT_MESSAGE, issue('gift.give.messageLong', { count: MAX_GIFT_MESSAGE }))),
        }),
      submit: (draft) => this.give(draft),
      done: (gift) => gift && deps.navigate.redirect('send-mine-ticket', { transferId: gift.transferId }),
      refusals: (error) =>
        isRequestError(error) && error.statusCode === TRANSFER_CODES.giftToSelf ? 'cellphone' : null,
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get tickets(): readonly TicketToGive[] {
    return this.offer.value?.tickets ?? []
  }

  get offered(): readonly TicketToGive[] {
    return this.tickets.filter(({ refusal }) => refusal === '')
  }

  /**
   * Chosen tickets: initially the ticket of the previous screen, else the first ticket. If only one ticket can be
   * chosen, this ticket is always chosen.
   */
  get chosen(): readonly TicketToGive[] {
    const { offered, ticketId: from } = this
    const chosenIds = this.chosenIds ?? [from && offered.length > 1 ? from : offered[0]?.ticketId]
    return offered.filter(({ ticketId }) => chosenIds.includes(ticketId))
  }

  isChosen({ ticketId }: TicketToGive): boolean {
    return this.chosen.some((each) => each.ticketId === ticketId)
  }

  toggle(ticket: TicketToGive): void {
    const ids = this.chosen.map(({ ticketId }) => ticketId)
    this.chosenIds = this.isChosen(ticket) ? ids.filter((id) => id !== ticket.ticketId) : [...ids, ticket.ticketId]
  }

  chooseCard(card: GiftCard): void {
    this.card = card
  }

  /** Validates the form, and sends the gift after the buyer confirms. Never rejects. */
  async submit(): Promise<void> {
    this.tried = true
    if (this.chosen.length > 0) await this.form.submit()
  }

  private async give({ cellphone, countryCode, message }: Draft): Promise<Gift | null> {
    const { client } = this.deps
    const ticketIds = this.chosen.map(({ ticketId }) => ticketId)
    const sure = await confirmGift(this.deps, ticketIds.length, phoneText({ countryCode, cellphone }))
    if (!sure) return null
    try {
      const request = { voucherId: this.voucherId, ticketIds, countryCode, cellphone, message, card: this.card }
      const gift = await client.call(giveTickets, request, { inlineErrors: true })
      forgetGiven(this.deps, this.voucherId, ticketIds)
      return gift
    } catch (error) {
      // Another device may have given the tickets away, so the tickets are reloaded.
      if (isRefusal(error)) void this.offer.load()
      throw error
    }
  }
}
