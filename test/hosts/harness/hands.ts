/** How the buyer ends the host's own cashier. */
export type CashierEnd =
  /** Pays; the host says so. */
  | 'pay'
  /** Closes the cashier. */
  | 'cancel'
  /** The cashier breaks off. */
  | 'fail'
  /** Pays, but the host never calls back: the callback was lost. */
  | 'silent'
  /** Leaves the cashier open and does nothing: for a program that is killed in between. */
  | 'wait'

/** A permission that the host asks for; each host names it its own way. */
export type Permission = 'location' | 'album' | 'camera'

/**
 * Actions of the person at the device in the host's own panels, out of the program's reach. A test sets them before the
 * program asks.
 */
export class Hands {
  cashier: CashierEnd = 'pay'
  /** The user who is signed in to the host. The sandbox derives the open id from it. */
  person = 'alice'
  /** The phone number in the host, also the bank's account. */
  phone = '13800000002'
  /** Content of the code before the camera; null closes it. */
  code: string | null = null
  /** True if the buyer picks a picture in the host's chooser, false to close it. */
  picksPhoto = true
  /** The buyer's answer when a button requests the phone number. */
  givesPhone = true
  /** The buyer's answer when the host asks for permission to send messages. */
  acceptsMessages = true
  /** Granted permissions; any other is refused. */
  readonly granted = new Set<Permission>(['location', 'album', 'camera'])
  /** Permissions that the buyer switches on in the settings. */
  readonly grantsInSettings = new Set<Permission>()
  private used = 0

  /** One-time codes of the sandbox: good once, and the same person each time. */
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
