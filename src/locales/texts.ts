import { createTexts } from './create-texts'
import { loadCore } from './load-core'

/**
 * The texts of the storefront. The app sets the first language before the first paint. Namespaces are added by the
 * files that read them.
 */
export const texts = createTexts(loadCore)
