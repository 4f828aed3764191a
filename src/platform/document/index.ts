import type { OpenDocument } from './contract'
import { openNative } from './native-document'

/** The viewers of Alipay and FinClip only accept the file and its type. */
export const openDocument: OpenDocument = openNative({})
