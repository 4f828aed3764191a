import { unsupported } from '../outcome'
import type { Login } from './contract'

/** A browser has no sign-in of its own: buyers use the phone and e-mail screens. */
export const login: Login = {
  hostCode: () => Promise.resolve(unsupported),
  phoneButton: null,
  phoneCode: () => Promise.resolve(unsupported),
}
