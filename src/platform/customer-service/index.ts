import { safePage } from '@/domain/page-address'
import { unsupported } from '../outcome'
import type { CustomerService } from './contract'

/** Alipay and the bank containers have no chat. The buyer can still use the phone number and the chat on the web. */
export const customerService: CustomerService = {
  open: () => Promise.resolve(unsupported),
  mayOpen: (address) => safePage(address, []) !== null,
  opensWebChat: false,
  opensCompanyChat: false,
  buttonType: null,
}
