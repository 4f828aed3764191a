import type { Call } from '@/request/call'
import { catalogue as calls } from '../../scripts/contract/catalogue'

/** All calls of the storefront, by `resource.name`. New calls are included automatically. */
export const catalogue = calls as Record<string, Call<object, unknown>>
