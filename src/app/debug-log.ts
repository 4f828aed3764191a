import { DebugLog } from '@/components/shell/debug-log/debug-log'

/** Returns the overlay with the app's log, for debug visits. */
export const debugLog = () => Promise.resolve(DebugLog)
