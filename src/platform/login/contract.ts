import type { Refused } from '../outcome'

/** A one-time code that the gateway exchanges for a session; short-lived and never logged. */
export type CodeAnswer = { kind: 'code'; code: string } | Refused

/** What a button needs for the host to ask for the phone number. */
export interface PhoneButton {
  openType: 'getPhoneNumber' | 'getAuthorize'
  scope?: 'phoneNumber'
}

export interface Login {
  /** Who the buyer is to this host (WeChat login code, Alipay auth code, the bank's own). Shows no panel. */
  hostCode(): Promise<CodeAnswer>
  /** The button that asks for the phone number; null where the phone and e-mail screens are the only way. */
  readonly phoneButton: PhoneButton | null
  /**
   * The phone code after such a button was pressed.
   * @param detail the event's `detail`, as the host gave it.
   */
  phoneCode(detail: unknown): Promise<CodeAnswer>
}
