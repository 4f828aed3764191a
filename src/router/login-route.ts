import type { LoginName } from './navigate'

export interface LoginFacts {
  /** True if the configuration only permits the login by e-mail. */
  emailOnly: boolean
  /** True if the host can bind a phone to an account (not the web, decision 47). */
  supportsPhoneBinding: boolean
  /** True if the shop offers several login methods. */
  choosesMethod: boolean
}

/** Chooses the login screen (shell §2): login by e-mail only, else the choice of a method, else login by phone. */
export const chooseLoginRoute = ({ emailOnly, supportsPhoneBinding, choosesMethod }: LoginFacts): LoginName => {
  if (emailOnly) return 'login-email'
  return supportsPhoneBinding && choosesMethod ? 'login-way' : 'login'
}
