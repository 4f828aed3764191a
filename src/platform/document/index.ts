import type { OpenDocument } from './contract'
import { openNative } from './native-document'

/** Alipay and FinClip: their viewers take the file and its kind alone. */
export const openDocument: OpenDocument = openNative({})
