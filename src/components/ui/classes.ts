/** Joins class names; leaves out false, null and empty names. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
