/** Lets promises settle that wait for no timer. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
