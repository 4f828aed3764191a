import type { Refused } from '../outcome'

/** A single-use code that the gateway exchanges for a session. It is short-lived and never logged. */
export type CodeAnswer = { kind: 'code'; code: string } | Refused

/** Properties of a button with which the host requests the phone number. */
interface PhoneButton {
  openType: 'getPhoneNumber' | 'getAuthorize'
  scope?: 'phoneNumber'
}

export interface Login {
  /**
   * Returns a code for the buyer's account at the host: WeChat's login code, Alipay's auth code, or the bank's code.
   * The host shows no prompt.
   */
  hostCode(): Promise<CodeAnswer>
  /**
   * Properties of the button that asks for the phone number. Null if the host only has the phone and e-mail screens.
   */
  readonly phoneButton: PhoneButton | null
  /**
   * Returns the code for the phone number after such a button was pressed.
   * @param detail `detail` of the host's event
   */
  phoneCode(detail: unknown): Promise<CodeAnswer>
}
