import { unsupported } from '../outcome'
import type { CustomerService } from './contract'

/** No chat of the host's own: the merchant's phone number and web chat remain. */
export const customerService: CustomerService = {
  open: () => Promise.resolve(unsupported),
  buttonType: null,
}
