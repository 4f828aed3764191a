import { DebugLog } from '@/components/shell/debug-log/debug-log'

/** Returns the app's log over a screen, for visits that debug. */
export const debugLog = () => Promise.resolve(DebugLog)
