import { type MerchantLimits, UNPAID_MINUTES } from '../../../../../src/domain/merchant-limits'
import file from './data/limits.json'

/** The limits of the sandbox's merchant; `shop/configs` sends them to clients. */
export const merchantLimits: MerchantLimits = file

/** Minutes that the sandbox's merchant gives an unpaid order; `shop/configs` sends them to clients. */
export const unpaidMinutes = UNPAID_MINUTES
