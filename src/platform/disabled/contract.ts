/** Returns the properties that disable a button, or those of an enabled button. */
export type Disabled = (off: boolean) => { disabled?: boolean; ariaDisabled?: 'true' }
