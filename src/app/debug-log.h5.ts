/** Loads the overlay with the app's log, for debug visits. */
export const debugLog = async () => {
  const { DebugLog } = await import(/* webpackChunkName: "debug-log" */ '@/components/shell/debug-log/debug-log')
  return DebugLog
}
