import { safePage } from '@/domain/page-address'
import { unsupported } from '../outcome'
import type { CustomerService } from './contract'

/** Alipay and the bank containers have no chat: the merchant's phone number and web chat remain. */
export const customerService: CustomerService = {
  open: () => Promise.resolve(unsupported),
  mayOpen: (address) => safePage(address, []) !== null,
  opensWebChat: false,
  opensCompanyChat: false,
  buttonType: null,
}
