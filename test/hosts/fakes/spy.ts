/** Returns a mock in Jest, and an empty function outside of Jest, as in the benches. */
export const spy = (): (() => void) => (typeof jest === 'undefined' ? () => undefined : jest.fn())
