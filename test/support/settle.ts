/** Waits until all promises that do not depend on timers have settled. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
