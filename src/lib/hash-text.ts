import { utf8 } from './bytes'
import { toHex } from './hex'
import { sha256 } from './sha256'

/** Returns the SHA-256 digest of a text in UTF-8, as lower-case hex digits. */
export const hashText = (text: string): string => toHex(sha256(utf8(text)))
