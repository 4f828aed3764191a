import type { Disabled } from './contract'

/** The browser's own: neither the keyboard nor a finger reaches it. */
export const disabled: Disabled = (off) => (off ? { disabled: true } : {})
