import type { Disabled } from './contract'

/** Returns the browser's own property, which also blocks the keyboard. */
export const disabled: Disabled = (off) => (off ? { disabled: true } : {})
