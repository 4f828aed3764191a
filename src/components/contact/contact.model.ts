import { makeAutoObservable } from 'mobx'
import { customerService, type CustomerService } from '@/api/shop'
import { texts } from '@/locales/texts'
import type { Done } from '@/platform/outcome'
import type { Resource } from '../screen/async-resource'
import type { ModelDeps } from '../screen/use-model'

/** The only supplier of online chat that is known (domain §3). */
const CHAT = 'SOBOT'

/** How the merchant can be reached, and doing so. */
export class ContactModel {
  open = false
  readonly info: Resource<CustomerService>

  constructor(
    private readonly deps: Pick<ModelDeps, 'platform' | 'dialogs' | 'navigate' | 'screen'>,
    /** The show one asks about, where there is one. */
    bizShowId?: string,
  ) {
    this.info = deps.screen.query(customerService, { bizShowId }, { options: { silent: true }, manual: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Address of the online chat; '' when there is none. */
  get chatAddress(): string {
    const { type, onlineConfig } = this.info.value ?? {}
    return type !== 'NONE' && onlineConfig?.supplierType === CHAT ? onlineConfig.jumpUrl : ''
  }

  /** The number to call; '' when the merchant takes no calls. */
  get phone(): string {
    const { type, customerServiceTelephone } = this.info.value ?? {}
    return type === 'ONLINE_AND_TEL_CUSTOMER_SERVICE' ? (customerServiceTelephone ?? '') : ''
  }

  /** Opens the sheet; what is known of an earlier time is shown at once. */
  show(): void {
    this.open = true
    if (this.info.value === null) void this.info.load()
  }

  hide(): void {
    this.open = false
  }

  async chat(): Promise<void> {
    if (this.chatAddress && !(await this.deps.navigate.mayLeave(this.chatAddress))) return
    this.notify(await this.deps.platform.customerService.open({ jumpUrl: this.chatAddress }))
  }

  async call(): Promise<void> {
    this.notify(await this.deps.platform.phoneCall(this.phone))
  }

  private notify({ kind }: Done): void {
    const t = texts.translator()
    if (kind === 'unsupported') this.deps.dialogs.toast(t('error.unsupported'))
    if (kind === 'failed' || kind === 'denied') this.deps.dialogs.toast(t('error.later'))
  }
}
