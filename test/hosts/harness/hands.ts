/** How the buyer ends the host's own cashier. */
export type CashierEnd =
  /** The buyer pays, and the host reports the success. */
  | 'pay'
  /** The buyer closes the cashier. */
  | 'cancel'
  /** The cashier fails. */
  | 'fail'
  /** The buyer pays, but the host never calls the callback. */
  | 'silent'
  /** The cashier stays open and nothing happens, because the mini program is killed at that time. */
  | 'wait'

/** A permission that the host requests. The permission's name differs between hosts. */
export type Permission = 'location' | 'album' | 'camera'

/**
 * Actions of the buyer in the host's own panels, which the program cannot control. A test sets them before the program
 * opens a panel.
 */
export class Hands {
  cashier: CashierEnd = 'pay'
  /** The user who is logged in to the host. The sandbox derives the open id from this user. */
  person = 'alice'
  /** The phone number that the host has, which is also the account at the bank. */
  phone = '13800000002'
  /** Content of the code in front of the camera; null if the buyer closes the scanner. */
  code: string | null = null
  /** True if the buyer picks a picture in the host's chooser, false if the buyer closes it. */
  picksPhoto = true
  /** The buyer's answer when a button of the mini program requests the phone number. */
  givesPhone = true
  /** The buyer's answer when the host asks for permission to send messages. */
  acceptsMessages = true
  /** Permissions that the buyer grants. All other permissions are refused. */
  readonly granted = new Set<Permission>(['location', 'album', 'camera'])
  /** Permissions that the buyer switches on in the settings. */
  readonly grantsInSettings = new Set<Permission>()
  private used = 0

  /**
   * Returns a one-time code of the sandbox. Each code is valid once, but all codes of a user identify the same person.
   */
  nextLoginCode(): string {
    return `${this.person}-${this.count()}`
  }

  nextPhoneCode(): string {
    return `phone_${this.phone}-${this.count()}`
  }

  private count(): string {
    this.used += 1
    return `${process.pid}${Date.now()}${this.used}`
  }
}
