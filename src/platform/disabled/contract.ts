/** The properties of a button that cannot be used now. */
export type Disabled = (off: boolean) => { disabled?: true; ariaDisabled?: true }
