import { ADDRESS_CODES } from '../../src/domain/business-codes/address'
import { ATTENDEE_CODES } from '../../src/domain/business-codes/attendee'
import { CAPTCHA_CODES } from '../../src/domain/business-codes/captcha'
import { ENVELOPE_CODES } from '../../src/domain/business-codes/envelope'
import { LOGIN_CODES } from '../../src/domain/business-codes/login'
import { PAYMENT_CODES } from '../../src/domain/business-codes/payment'
import { PURCHASE_CODES } from '../../src/domain/business-codes/purchase'
import { SANDBOX_CODES } from '../../src/domain/business-codes/sandbox'
import { SEAT_CODES } from '../../src/domain/business-codes/seat'
import { SESSION_CODES } from '../../src/domain/business-codes/session'
import { VOUCHER_CODES } from '../../src/domain/business-codes/voucher'

/** The business codes of all resources by name. The comment of each is the text of the same name in texts/. */
export const CODES = {
  ...ENVELOPE_CODES,
  ...SESSION_CODES,
  ...LOGIN_CODES,
  ...ATTENDEE_CODES,
  ...ADDRESS_CODES,
  ...PURCHASE_CODES,
  ...PAYMENT_CODES,
  ...VOUCHER_CODES,
  ...CAPTCHA_CODES,
  ...SEAT_CODES,
  ...SANDBOX_CODES,
} as const

export type CodeName = keyof typeof CODES
