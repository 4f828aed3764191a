import { createTexts } from './create-texts'
import { loadCore } from './load-core'

/** The storefront's texts. `app` sets the first language before anything is painted; rooms add themselves. */
export const texts = createTexts(loadCore)
