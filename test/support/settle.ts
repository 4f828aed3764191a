/** Lets promises without timers settle. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
