import type { Refused } from '../outcome'

/** A one-time code that the gateway exchanges for a session; short-lived and never logged. */
export type CodeAnswer = { kind: 'code'; code: string } | Refused

/** The properties of a button by which the host requests the phone number. */
interface PhoneButton {
  openType: 'getPhoneNumber' | 'getAuthorize'
  scope?: 'phoneNumber'
}

export interface Login {
  /**
   * Returns a code for the buyer's account at the host: WeChat's login code, Alipay's auth code, or the bank's code.
   * Opens no panel.
   */
  hostCode(): Promise<CodeAnswer>
  /** Button that asks for the phone number; null if the host has only the phone and e-mail screens. */
  readonly phoneButton: PhoneButton | null
  /**
   * Returns the code for the phone number after such a button was pressed.
   * @param detail `detail` of the host's event
   */
  phoneCode(detail: unknown): Promise<CodeAnswer>
}
