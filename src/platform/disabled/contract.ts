/** Returns the properties for a disabled button, or for an enabled button. */
export type Disabled = (off: boolean) => { disabled?: boolean; ariaDisabled?: 'true' }
