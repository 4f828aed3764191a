import type { OpenDocument } from './contract'
import { openNative } from './native-document'

/** With `showMenu`, WeChat's viewer can save and forward the file. */
export const openDocument: OpenDocument = openNative({ showMenu: true })
