import { unsupported } from '../outcome'
import type { SaveText } from './contract'

/** Returns `unsupported`, because Alipay and FinClip document no export of files. */
export const saveText: SaveText = () => Promise.resolve(unsupported)
