import type { Done } from '../outcome'

/** Contact addresses of the merchant (shell §3, customer service). */
interface CustomerServiceContact {
  /** Id of the company chat (WeChat's corp id). */
  companyChatId?: string
  /** Address of the company chat. */
  companyChatUrl?: string
  /** Address of the online chat (provider SOBOT), https. */
  jumpUrl?: string
}

export interface CustomerService {
  /** Opens a chat with the merchant. Returns `unsupported` if this host can open none of the contact's addresses. */
  open(contact: CustomerServiceContact): Promise<Done>
  /** Returns true if this host may open the address of the online chat. */
  mayOpen(address: string): boolean
  /** True if the host itself opens the address of the online chat. */
  readonly opensWebChat: boolean
  readonly opensCompanyChat: boolean
  /** Value of `openType` for a button that opens the host's own chat; null if the host has none. */
  readonly buttonType: 'contact' | null
}
