/** Ends the host's pull-down refresh; call it when what was asked for is there or has failed. */
export type EndPullDown = () => void
