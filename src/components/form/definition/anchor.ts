/** Returns the id of the element around a field or section. Ids for scrolling have only letters, digits and dashes. */
export const anchorOf = (name: string): string => `form-${name.replace(/\W/g, '-')}`
