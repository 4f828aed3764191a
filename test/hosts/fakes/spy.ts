/** A call that a test can ask about; outside of Jest (the benches) it only does nothing. */
export const spy = (): (() => void) => (typeof jest === 'undefined' ? () => undefined : jest.fn())
