import type { Done } from '../outcome'

/** The merchant's contact addresses (shell §3, customer service). */
interface CustomerServiceContact {
  /** Company chat id (WeChat's corp id). */
  companyChatId?: string
  /** Company chat address. */
  companyChatUrl?: string
  /** Address of the online chat (supplier SOBOT), https. */
  jumpUrl?: string
}

export interface CustomerService {
  /** Opens a chat with the merchant; `unsupported` when this host cannot open any of the contact's addresses. */
  open(contact: CustomerServiceContact): Promise<Done>
  /** Returns true if the address of the online chat may be opened. */
  mayOpen(address: string): boolean
  /** True if the host opens the address of the online chat itself. */
  readonly opensWebChat: boolean
  readonly opensCompanyChat: boolean
  /** `openType` of a button that opens the host's own chat; null if the host has none. */
  readonly buttonType: 'contact' | null
}
