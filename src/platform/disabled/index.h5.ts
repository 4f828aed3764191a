import type { Disabled } from './contract'

/** The browser's own property, which also blocks the keyboard. */
export const disabled: Disabled = (off) => (off ? { disabled: true } : {})
