/** Loads the app's log over a screen, for visits that debug. */
export const debugLog = async () => {
  const { DebugLog } = await import(/* webpackChunkName: "debug-log" */ '@/components/shell/debug-log/debug-log')
  return DebugLog
}
