/** Ends the host's pull-down refresh. Call it when the reload has succeeded or failed. */
export type EndPullDown = () => void
