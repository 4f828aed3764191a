import type { LoginName } from './navigate'

export interface LoginFacts {
  /** True if only e-mail logs in, by configuration. */
  emailOnly: boolean
  /** True if the host can bind a phone to an account (not the web, decision 47). */
  supportsPhoneBinding: boolean
  /** True if the shop offers several login methods. */
  choosesMethod: boolean
}

/** Chooses the login route of shell §2: email-only login, else the selection of methods, else login by phone. */
export const chooseLoginRoute = ({ emailOnly, supportsPhoneBinding, choosesMethod }: LoginFacts): LoginName => {
  if (emailOnly) return 'login-email'
  return supportsPhoneBinding && choosesMethod ? 'login-way' : 'login'
}
