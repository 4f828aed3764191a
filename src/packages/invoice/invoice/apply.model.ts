import { makeAutoObservable } from 'mobx'
import { object, picklist, pipe, string } from 'valibot'
import {
  applyForInvoice,
  type InvoiceApplication,
  type InvoiceOffer,
  invoiceOffer,
  itemInvoiceOffer,
  type RejectedInvoice,
} from '@/api/invoice'
import { DeliveryModel } from '@/components/address/delivery.model'
import { FormModel } from '@/components/form/form-model'
import { email, filled, trimmed } from '@/components/form/rules'
import { OrderNotices } from '@/components/reminder/order-notices'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { INVOICE_CODES } from '@/domain/business-codes/invoice'
import { CONTENT_TYPES, type ContentType, INVOICE_TYPES, type InvoiceType, isLiveInvoice } from '@/domain/invoice/state'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import { isRequestError } from '@/request/errors'
import type { RouteParams } from '@/router/table/table'
import { notifySent } from '../parts/invoice-questions'
import { TitlesModel } from './titles.model'

type Draft = Omit<InvoiceApplication, 'orderId' | 'itemOrderIds' | 'invoiceAmount'>

const NEW: Draft = {
  invoiceType: 'VAT_E_ORDINARY',
  titleId: '',
  addressId: '',
  email: '',
  invoiceContentType: 'TICKET',
}

/** Returns the id of the orders' existing invoice from the data of an error; '' for other errors. */
const existingId = (error: unknown): string => {
  if (!isRequestError(error) || error.statusCode !== INVOICE_CODES.invoiceExists) return ''
  const { invoiceId } = (error.data ?? {}) as { invoiceId?: unknown }
  return typeof invoiceId === 'string' ? invoiceId : ''
}

/**
 * Model of the form that requests an invoice of a ticket order or of item orders. Contains the choices, a sheet for the
 * review, and the submission.
 */
export class ApplyModel {
  readonly offer: Resource<InvoiceOffer>
  readonly titles: TitlesModel
  readonly delivery: DeliveryModel
  readonly form
  private readonly notices: OrderNotices
  /** The draft that the buyer reviews before it is sent; null while the form is open. */
  review: Draft | null = null

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores'>,
    private readonly params: RouteParams<'invoice'>,
  ) {
    const { screen, stores } = deps
    const { orderId, itemOrderIds = '' } = params
    const options = { options: HANDLES_NOT_FOUND }
    this.offer = orderId
      ? screen.query(invoiceOffer, { orderId }, options)
      : screen.query(itemInvoiceOffer, { itemOrderIds }, options)
    this.form = new FormModel({
      texts: invoiceTexts,
      initial: NEW,
      schema: (issue, { invoiceType }) => {
        const paper = invoiceType === 'VAT_E_ORDINARY_PAPER'
        return object({
          invoiceType: picklist(INVOICE_TYPES),
          titleId: filled(issue('invoice.titleMissing')),
          addressId: paper ? filled(issue('invoice.addressMissing')) : pipe(string(), trimmed),
          email: paper ? trimmed : email(issue('invoice.emailWrong')),
          invoiceContentType: picklist(CONTENT_TYPES),
        })
      },
      ready: () => !this.paper || !this.delivery.list.pending,
      submit: (draft) => {
        this.setReview({ ...draft, ...(this.paper ? { email: '' } : { addressId: '' }) })
        return Promise.resolve()
      },
    })
    this.titles = new TitlesModel(
      deps,
      () => this.form.values.titleId,
      (titleId) => this.form.set('titleId', titleId),
      () => (this.rejected?.isTitleWrong ? this.rejected : null),
    )
    this.delivery = new DeliveryModel({
      screen,
      stores,
      required: () => this.paper,
      changed: (addressId) => {
        this.form.set('addressId', addressId)
        return Promise.resolve()
      },
    })
    this.notices = new OrderNotices(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.offer.value, this.takeOffer)
  }

  get paper(): boolean {
    return this.form.values.invoiceType === 'VAT_E_ORDINARY_PAPER'
  }

  /** The last request for the orders if it was rejected; else null. */
  get rejected(): RejectedInvoice | null {
    return this.offer.value?.rejected ?? null
  }

  /** Id of the orders' existing invoice; '' if a new one can be requested. */
  get standingId(): string {
    const offer = this.offer.value
    return offer?.invoiceState && isLiveInvoice(offer.invoiceState) ? offer.invoiceId : ''
  }

  chooseType(type: InvoiceType): void {
    this.form.set('invoiceType', type)
    this.form.clear('email')
  }

  chooseContent(content: ContentType): void {
    this.form.set('invoiceContentType', content)
  }

  closeReview(): void {
    this.review = null
  }

  /**
   * Sends the reviewed draft. Never rejects: after a refusal, shows the error and loads the current invoice data of the
   * orders.
   */
  async send(): Promise<void> {
    const { client, dialogs } = this.deps
    const { review } = this
    const offer = this.offer.value
    if (!review || !offer) return
    const { orderId, itemOrderIds = '' } = this.params
    // Item orders have no host messages.
    if (orderId) await this.notices.offer(orderId)
    const orders = orderId ? { orderId } : { itemOrderIds: itemOrderIds.split(',') }
    const application = { ...review, ...orders, invoiceAmount: offer.invoiceAmount }
    try {
      const { invoiceId } = await client.call(applyForInvoice, application, { inlineErrors: true })
      notifySent(this.deps)
      await this.toInvoice(invoiceId)
    } catch (error) {
      this.closeReview()
      const existing = existingId(error)
      await alertFailure(dialogs, error)
      if (existing) await this.toInvoice(existing)
      else await this.offer.load()
    }
  }

  private setReview(draft: Draft): void {
    this.review = draft
  }

  private takeOffer(offer: InvoiceOffer | null): void {
    if (!offer) return
    this.form.fill({ email: offer.email })
    const { invoiceTypes, invoiceContentTypes } = offer
    if (!invoiceTypes.includes(this.form.values.invoiceType) && invoiceTypes[0]) this.chooseType(invoiceTypes[0])
    if (!invoiceContentTypes.includes(this.form.values.invoiceContentType) && invoiceContentTypes[0])
      this.chooseContent(invoiceContentTypes[0])
  }

  private toInvoice(invoiceId: string): Promise<void> {
    this.closeReview()
    return this.deps.navigate.redirect('invoice-detail', { invoiceId })
  }
}
