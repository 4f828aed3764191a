import type { OpenDocument } from './contract'
import { openNative } from './native-document'

/** `showMenu`: from WeChat's viewer a file is kept and sent on. */
export const openDocument: OpenDocument = openNative({ showMenu: true })
