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
   * Returns a code for the buyer's account at the host (WeChat login code, Alipay auth code, the bank's own). No panel.
   */
  hostCode(): Promise<CodeAnswer>
  /** The button that requests the phone number; null if only the phone and e-mail screens exist. */
  readonly phoneButton: PhoneButton | null
  /**
   * The phone code, after such a button was pressed.
   * @param detail the event's `detail`, as the host sends it
   */
  phoneCode(detail: unknown): Promise<CodeAnswer>
}
