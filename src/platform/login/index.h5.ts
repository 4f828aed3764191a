import { unsupported } from '../outcome'
import type { Login } from './contract'

/** The web has no sign-in of its host: buyers use the phone and e-mail screens. */
export const login: Login = {
  hostCode: () => Promise.resolve(unsupported),
  phoneButton: null,
  phoneCode: () => Promise.resolve(unsupported),
}
