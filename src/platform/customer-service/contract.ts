import type { Done } from '../outcome'

/** How the merchant can be reached (shell §3, customer service). */
export interface CustomerServiceContact {
  /** Company chat id (WeChat's corp id). */
  companyChatId?: string
  /** Company chat address. */
  companyChatUrl?: string
  /** The online chat's address (supplier SOBOT), https. */
  jumpUrl?: string
}

export interface CustomerService {
  /** Opens a chat with the merchant; `unsupported` when this host has none for what the contact gives. */
  open(contact: CustomerServiceContact): Promise<Done>
  /** The open type of a button that opens the host's own chat; null elsewhere. */
  readonly buttonType: 'contact' | null
}
