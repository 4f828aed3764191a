import { createTexts } from './create-texts'
import { loadCore } from './load-core'

/** The storefront's texts. `app` sets the first language before the first paint; modules add their own texts. */
export const texts = createTexts(loadCore)
