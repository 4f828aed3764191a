import * as v from 'valibot'
import { get, post } from '@/request/call'
import { kindShape } from './coupon'
import * as w from './wire'

/** Kinds of codes. Codes of privileges and tickets have screens of their own. */
export const CODE_KINDS = ['COUPON', 'PACKAGE', 'PRIVILEGE', 'TICKET', 'INVITATION'] as const

const exchanged = { couponIds: w.list(w.text()), couponPackageId: w.text() }

const checked = v.object({
  kind: w.oneOf(CODE_KINDS, 'COUPON'),
  /** Title of the package; '' for a code without a package. */
  title: w.text(),
  /** One entry per coupon. */
  kinds: w.list(kindShape),
  /** Coupons that this buyer received for the code; empty before the exchange. */
  ...exchanged,
})
/** The contents of a code. */
export type CheckedCode = v.InferOutput<typeof checked>

/**
 * Returns the contents of a code without exchanging it. Accepts codes of coupons, packages, privileges and tickets.
 * Wrong codes count towards the rate limit. The fields are not in the specification. Source: domain §7, coupons.
 */
export const checkCode = post<{ exchangeCode: string }, CheckedCode>('user/buyer/v3/coupons/exchange_check', {
  auth: 'buyer',
  importance: 'high',
  deviceLimit: true,
  read: w.reader(checked),
})

const exchangedSchema = v.object(exchanged)
/** The coupons of an exchanged code, and the id of their package; '' without a package. */
export type ExchangedCode = v.InferOutput<typeof exchangedSchema>

/**
 * Exchanges a code for its coupons. A repeated exchange by the same buyer returns the same response. Source: domain §7,
 * coupons.
 */
export const exchangeCode = post<{ exchangeCode: string; obtainType: 'EXCHANGE' }, ExchangedCode>(
  'buyer/cyy/v1/coupons/exchange',
  { auth: 'buyer', importance: 'high', deviceLimit: true, read: w.reader(exchangedSchema) },
)

const couponPackage = v.object({
  couponPackageId: v.pipe(v.string(), v.nonEmpty()),
  title: w.text(),
  /** Number of this buyer's coupons from the package, in all states. */
  couponCount: w.number(),
  /** Epoch ms. */
  receivedTime: w.momentOrNull,
})
/** A package of coupons that a buyer has. */
export type CouponPackage = v.InferOutput<typeof couponPackage>

/** Returns this buyer's packages, the newest first. The path is not in the specification. */
export const couponPackages = get<{ offset: number; length: number }, w.Page<CouponPackage>>(
  'user/buyer/v5/coupon_packages',
  { auth: 'buyer', importance: 'high', read: w.pageReader(couponPackage) },
)
