/** The properties of a button, which may not be usable now. */
export type Disabled = (off: boolean) => { disabled?: boolean; ariaDisabled?: 'true' }
