/** Waits until promises without timers have settled. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
