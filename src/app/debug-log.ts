import { DebugLog } from '@/components/shell/debug-log/debug-log'

/** The app's log over a screen, for visits that debug. */
export const debugLog = () => Promise.resolve(DebugLog)
