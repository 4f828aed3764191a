import type { LoginName } from './navigate'

export interface LoginFacts {
  /** True if the configuration only permits logins by e-mail. */
  emailOnly: boolean
  /** True if the host can bind a phone to an account (not the web, decision 47). */
  supportsPhoneBinding: boolean
  /** True if the shop offers several login methods. */
  choosesMethod: boolean
}

/**
 * Returns the name of the login screen (shell §2). In order of precedence: by e-mail only, the choice of a method, by
 * phone.
 */
export const chooseLoginRoute = ({ emailOnly, supportsPhoneBinding, choosesMethod }: LoginFacts): LoginName => {
  if (emailOnly) return 'login-email'
  return supportsPhoneBinding && choosesMethod ? 'login-way' : 'login'
}
