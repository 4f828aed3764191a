import type { Disabled } from './contract'

/** Returns the property `disabled` of the browser, which also blocks the keyboard. */
export const disabled: Disabled = (off) => (off ? { disabled: true } : {})
