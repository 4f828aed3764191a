import { type MerchantLimits, UNPAID_MINUTES } from '../../../../../src/domain/merchant-limits'
import file from './data/limits.json'

/** The limits of the sandbox's merchant; `shop/configs` sends them to clients. */
export const merchantLimits: MerchantLimits = file

/** Minutes within which an order must be paid. `shop/configs` sends them to clients. */
export const unpaidMinutes = UNPAID_MINUTES
