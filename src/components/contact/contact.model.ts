import { makeAutoObservable } from 'mobx'
import { customerService, type CustomerService } from '@/api/shop'
import { safePage } from '@/domain/page-address'
import { chatPage } from '@/domain/support/chat-page'
import { openNow } from '@/domain/support/open-now'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { texts } from '@/locales/texts'
import type { Done } from '@/platform/outcome'
import type { Resource } from '../screen/async-resource'
import type { ModelDeps } from '../screen/use-model'

/** The only known supplier of online chat (domain §3). */
const CHAT = 'SOBOT'

/** Milliseconds. A merchant's contact options seldom change. */
const STALE_TIME = 10 * 60_000

/** Subject of an inquiry, if known. */
export interface ContactSubject {
  showId?: string
  orderId?: string
}

/** Contact options of the merchant, and their actions. */
export class ContactModel {
  open = false
  readonly info: Resource<CustomerService>

  constructor(
    private readonly deps: Pick<
      ModelDeps,
      'platform' | 'dialogs' | 'screen' | 'stores' | 'clock' | 'navigate' | 'track'
    >,
    private readonly about: ContactSubject = {},
  ) {
    const params = { bizShowId: about.showId }
    this.info = deps.screen.query(customerService, params, { options: { silent: true }, staleTime: STALE_TIME })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /**
   * True if the merchant can be contacted here, or while that is unknown. Links to the contact options are hidden
   * otherwise.
   */
  get offered(): boolean {
    return this.info.value === null || [this.hostChat, this.companyChat, this.chatAddress, this.phone].some(Boolean)
  }

  /** True during the support hours. */
  get answers(): boolean {
    return openNow(this.info.value?.workTimes ?? [], this.deps.clock.now(), SHOP_OFFSET)
  }

  /**
   * Button type of the host's own chat. Null if the host has no chat, the merchant has no online support, or the
   * company's chat is used instead.
   */
  get hostChat(): 'contact' | null {
    const { type = 'NONE' } = this.info.value ?? {}
    return type === 'NONE' || this.companyChat ? null : this.deps.platform.customerService.buttonType
  }

  /** Context for the host's own chat, which the merchant's agents see first. */
  get sessionFrom(): string {
    return JSON.stringify(this.about)
  }

  /** The company's chat; null if the merchant has none, or if the host cannot open it. */
  get companyChat(): { companyChatId: string; companyChatUrl: string } | null {
    const { type = 'NONE', companyWechatEnabled, companyChatId = '', companyChatUrl = '' } = this.info.value ?? {}
    const there = type !== 'NONE' && companyWechatEnabled && companyChatId !== ''
    const opens = this.deps.platform.customerService.opensCompanyChat && safePage(companyChatUrl, []) !== null
    return there && opens ? { companyChatId, companyChatUrl } : null
  }

  /** Address of the online chat with the buyer and the subject; '' without an online chat. */
  get chatAddress(): string {
    const { type = 'NONE', onlineConfig } = this.info.value ?? {}
    if (type === 'NONE' || onlineConfig?.supplierType !== CHAT) return ''
    const { jumpUrl, seatGroup, onlineCustomerId } = onlineConfig
    if (!this.deps.platform.customerService.mayOpen(jumpUrl)) return ''
    const { showId = '', orderId = '' } = this.about
    return chatPage(jumpUrl, { seatGroup, onlineCustomerId, userId: this.deps.stores.user.userId, orderId, showId })
  }

  /** The phone number of the merchant's support; '' without telephone support. */
  get phone(): string {
    const { type, customerServiceTelephone } = this.info.value ?? {}
    return type === 'ONLINE_AND_TEL_CUSTOMER_SERVICE' ? (customerServiceTelephone ?? '') : ''
  }

  /** Opens the sheet. Data that was loaded earlier appears at once. */
  show(): void {
    this.open = true
    if (this.info.value === null) void this.info.load()
  }

  hide(): void {
    this.open = false
  }

  /** Tracks the opening of the host's own chat. The host's button opens that chat and passes the subject. */
  noteHostChat(): void {
    this.deps.track({ name: 'click_customer_service', way: 'host' })
    this.deps.track({ name: 'session_from' })
  }

  async chat(): Promise<void> {
    this.deps.track({ name: 'click_customer_service', way: 'chat' })
    const { customerService: chats } = this.deps.platform
    // If the host cannot open the chat, the chat's page opens in the web view.
    if (!chats.opensWebChat) return void (await this.deps.navigate.openAddress(this.chatAddress))
    if (await this.deps.navigate.mayLeave(this.chatAddress))
      this.notify(await chats.open({ jumpUrl: this.chatAddress }))
  }

  async chatWithCompany(): Promise<void> {
    this.deps.track({ name: 'click_customer_service', way: 'company' })
    const { companyChat: chat } = this
    const { customerService: chats } = this.deps.platform
    // A host that opens no web chat opens the company's chat inside itself, so the buyer does not leave the host.
    if (!chat || (chats.opensWebChat && !(await this.deps.navigate.mayLeave(chat.companyChatUrl)))) return
    this.notify(await chats.open(chat))
  }

  async call(): Promise<void> {
    this.deps.track({ name: 'click_customer_service', way: 'phone' })
    this.notify(await this.deps.platform.phoneCall(this.phone))
  }

  private notify({ kind }: Done): void {
    const t = texts.translator()
    if (kind === 'unsupported') this.deps.dialogs.toast(t('error.unsupported'))
    if (kind === 'failed' || kind === 'denied') this.deps.dialogs.toast(t('error.later'))
  }
}
