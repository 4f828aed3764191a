/** Joins class names, leaving out what is false, null or empty. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
