import type { MerchantLimits } from '../../../../src/domain/merchant-limits'
import file from './data/limits.json'

/** The limits of the sandbox's merchant; `shop/configs` sends them to clients. */
export const merchantLimits: MerchantLimits = file
