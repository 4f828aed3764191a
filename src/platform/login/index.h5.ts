import { unsupported } from '../outcome'
import type { Login } from './contract'

/** Browsers have no login by the host, so buyers use the phone and e-mail screens. */
export const login: Login = {
  hostCode: () => Promise.resolve(unsupported),
  phoneButton: null,
  phoneCode: () => Promise.resolve(unsupported),
}
