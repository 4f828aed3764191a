import type { Call } from '@/request/call'
import { catalogue as calls } from '../../scripts/contract/catalogue'

/** Every call of the storefront by `resource.name`, including new calls. */
export const catalogue = calls as Record<string, Call<object, unknown>>
