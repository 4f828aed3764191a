import type { LoginName } from './navigate'

export interface LoginFacts {
  /** Only e-mail logs in, by configuration. */
  emailOnly: boolean
  /** The host can bind a phone to an account (not the web, decision 47). */
  supportsPhoneBinding: boolean
  /** The shop offers more than one way to log in. */
  choosesMethod: boolean
}

/** Login route choice of shell §2: email-only login, else the choice of ways, else login by phone. */
export const chooseLoginRoute = ({ emailOnly, supportsPhoneBinding, choosesMethod }: LoginFacts): LoginName => {
  if (emailOnly) return 'login-email'
  return supportsPhoneBinding && choosesMethod ? 'login-way' : 'login'
}
