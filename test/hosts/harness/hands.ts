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
 * What the person at the device does in the host's own panels, where the program cannot reach. A test sets it before the
 * program asks.
 */
export class Hands {
  cashier: CashierEnd = 'pay'
  /** Who is signed in to the host; the sandbox derives the open id from it. */
  person = 'alice'
  /** The phone number that the host knows; also the bank's account. */
  phone = '13800000002'
  /** What the camera sees; null closes it. */
  code: string | null = null
  /** Whether the buyer picks a picture in the host's chooser, or closes it. */
  picksPhoto = true
  /** What the buyer answers when a button asks for the phone number. */
  givesPhone = true
  /** What the buyer answers when the host asks whether the merchant may write. */
  acceptsMessages = true
  /** What was granted; a permission that is not named here is refused. */
  readonly granted = new Set<Permission>(['location', 'album', 'camera'])
  /** What the buyer switches on when the program leads them to the settings. */
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
