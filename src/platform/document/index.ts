import type { OpenDocument } from './contract'
import { openNative } from './native-document'

/** The document viewers of Alipay and FinClip accept only the file and its type. */
export const openDocument: OpenDocument = openNative({})
