import type { OpenDocument } from './contract'
import { openNative } from './native-document'

/** Alipay and FinClip: their viewers only take the file and its type. */
export const openDocument: OpenDocument = openNative({})
