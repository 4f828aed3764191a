import { unsupported } from '../outcome'
import type { SaveText } from './contract'

/** Alipay and FinClip document no way by which a file leaves the program. */
export const saveText: SaveText = () => Promise.resolve(unsupported)
