/** Returns the properties of a button that may be disabled. */
export type Disabled = (off: boolean) => { disabled?: boolean; ariaDisabled?: 'true' }
